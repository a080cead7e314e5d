"""Special blends: what the altar gives for them."""

from bottega.bots.journeyman.fresco.module_judge import Facts, ModuleJudge


class SpecialBlends(ModuleJudge):
    def special_altar(self, facts: Facts) -> tuple[int, ...]:
        return tuple(facts["altar"].values())


JUDGE = SpecialBlends()
