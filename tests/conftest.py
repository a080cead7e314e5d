pytest_plugins = ["bottega.testing.plugin"]
