from bottega.lab.statistics import Spread, wilson


def test_an_interval_holds_its_share_and_stays_between_0_and_1() -> None:
    for wins, games in ((0, 10), (10, 10), (3.5, 10), (100, 400)):
        low, high = wilson(wins, games)
        assert 0 <= low <= wins / games <= high <= 1


def test_more_games_make_it_surer() -> None:
    few, many = wilson(5, 10), wilson(500, 1000)
    assert many[1] - many[0] < few[1] - few[0]


def test_the_known_interval_of_one_win_in_ten() -> None:
    low, high = wilson(1, 10)
    assert (round(low, 4), round(high, 4)) == (0.0179, 0.4042)


def test_a_single_figure_is_its_own_distribution() -> None:
    assert Spread.of([7]) == Spread(7, 7, 7, 7, 7, 7)
