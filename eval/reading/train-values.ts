import type { LabelledText } from "#eval/reading/corpus.ts";
import { titleKey } from "#eval/reading/score-values.ts";
import { size, type Choice } from "#eval/reading/train-choices.ts";
import type { PlacedLine } from "#reading/place.ts";
import { bucketsOf } from "#reading/values/choice.ts";
import { employmentTypes } from "#contract/options.ts";
import { signsOfEmployment } from "#reading/values/employment.ts";
import { readPlaces } from "#reading/values/location.ts";
import { readPay } from "#reading/values/pay.ts";
import { titleCandidates } from "#reading/values/title-candidates.ts";
import { guessTitle } from "#reading/values/title-guess.ts";

/** Another wording that would be right, beside the best. */
const worthOfOther = 0.6;

/** All words that may be the title, and the right ones among them. */
export function titleChoice({ labels }: LabelledText, lines: readonly PlacedLine[]): Choice {
  const right = titleKey(labels.title ?? "");
  const others = new Set(labels.otherTitles.map(titleKey));
  const candidates = titleCandidates(lines, labels.kind, guessTitle(lines));
  return {
    buckets: candidates.map(({ signs }) => bucketsOf(signs, size)),
    worth: candidates.map(({ words }) => {
      const key = titleKey(words);
      return key === "" ? 0 : key === right ? 1 : others.has(key) ? worthOfOther : 0;
    }),
  };
}

export function employmentChoice({ labels }: LabelledText, lines: readonly PlacedLine[]): Choice {
  const country = readPlaces(lines)[0]?.value.country ?? null;
  const period = readPay(lines, country).base?.value.period ?? null;
  const signs = signsOfEmployment(lines, labels.kind, period);
  return {
    buckets: signs.map((of) => bucketsOf(of, size)),
    worth: employmentTypes.map((one) => (one === labels.employment ? 1 : 0)),
  };
}
