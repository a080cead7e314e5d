"""Fetch the two faces of the web table and keep only the letters it needs (needs npm, fonttools and brotli).

Every page carries the fonts, so each glyph counts: the letters of Western Europe and whatever else our texts are
written with, lining and tabular figures, kerning and ligatures stay. A name in another script is drawn by the reader's
own fonts.
"""

import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src" / "bottega"
FONTS = PACKAGE / "web" / "fonts"
VERSION = "5.3.0"
FACES = {
    "@fontsource/alegreya": ("alegreya-latin-700-normal", "alegreya-latin-500-italic"),
    "@fontsource/alegreya-sans": ("alegreya-sans-latin-500-normal", "alegreya-sans-latin-700-normal"),
}
LETTERS = (
    "U+0020-007E,U+00A0-00FF,U+0152-0153,U+0178,U+2013-2014,U+2018-201A,U+201C-201E,"
    "U+2022,U+2026,U+2039-203A,U+20AC,U+2212"
)
WRITTEN = sorted({sign for file in PACKAGE.glob("locale/*/*.ftl") for sign in file.read_text("utf-8") if sign > "~"})
FEATURES = "kern,liga,lnum,tnum,locl,ccmp,mark,mkmk"


def main() -> None:
    npm, subset = shutil.which("npm"), shutil.which("pyftsubset")
    if npm is None or subset is None:
        sys.exit("npm and pyftsubset (fonttools with brotli) are needed to make the fonts anew.")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for package, faces in FACES.items():
            command = [npm, "pack", "--silent", f"{package}@{VERSION}", "--pack-destination", name]
            archive = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()[-1]
            with tarfile.open(folder / archive) as tar:
                for face in faces:
                    whole = folder / f"{face}.woff2"
                    member = tar.extractfile(f"package/files/{face}.woff2")
                    if member is None:
                        sys.exit(f"{package}: there is no {face}.")
                    whole.write_bytes(member.read())
                    command = [subset, str(whole), f"--unicodes={LETTERS}", f"--text={''.join(WRITTEN)}"]
                    command += [f"--layout-features={FEATURES}"]
                    command += ["--flavor=woff2", "--no-hinting", "--desubroutinize", "--name-IDs=0,1,2,4,13,14"]
                    subprocess.run([*command, f"--output-file={FONTS / f'{face}.woff2'}"], check=True)


if __name__ == "__main__":
    main()
