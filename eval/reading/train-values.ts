import type { LabelledText } from "#eval/reading/corpus.ts";
import { titleKey } from "#eval/reading/score-values.ts";
import { size, type TrainingQuestion } from "#eval/reading/train-choices.ts";
import type { PlacedLine } from "#reading/place.ts";
import { bucketsOf } from "#reading/values/choice.ts";
import { employmentTypes } from "#contract/options.ts";
import { signsOfEmployment } from "#reading/values/employment.ts";
import { guessPlaces, mentionedIn } from "#reading/values/place/location.ts";
import { employerCandidates, isOneName, nameKey } from "#reading/values/employer-candidates.ts";
import { readPay } from "#reading/values/pay/pay.ts";
import { keyOf, placeCandidates, signsOfNowhere } from "#reading/values/place/place-candidates.ts";
import { titleCandidates } from "#reading/values/title/title-candidates.ts";
import { guessTitle } from "#reading/values/title/title-guess.ts";

/** Another wording that would be right, beside the best. */
const worthOfOther = 0.6;

/** All words that may be the title, and the right ones among them. */
export function titleChoice(
  { labels }: LabelledText,
  lines: readonly PlacedLine[],
): TrainingQuestion {
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

export function employmentChoice(
  { labels }: LabelledText,
  lines: readonly PlacedLine[],
): TrainingQuestion {
  const country = guessPlaces(lines)[0]?.value.country ?? null;
  const period = readPay(lines, country).base?.value.period ?? null;
  const signs = signsOfEmployment(lines, labels.kind, period);
  return {
    buckets: signs.map((of) => bucketsOf(of, size)),
    worth: employmentTypes.map((one) => (one === labels.employment ? 1 : 0)),
  };
}

/** All towns of the text and none of them; right is where the work is. */
export function townChoice(
  { labels }: LabelledText,
  lines: readonly PlacedLine[],
): TrainingQuestion {
  const mentioned = mentionedIn(lines);
  const towns = placeCandidates(mentioned);
  const right = labels.place.city;
  const nowhere = signsOfNowhere(towns.length, mentioned.isRemote);
  return {
    buckets: [...towns.map(({ signs }) => [...signs]), nowhere].map((of) => bucketsOf(of, size)),
    worth: [
      ...towns.map(({ city }) => (right !== null && keyOf(city) === keyOf(right) ? 1 : 0)),
      right === null ? 1 : 0,
    ],
  };
}

/** A shorter or longer form of the employer's name, beside the one it goes by. */
const worthOfPart = 0.35;

/** All names of the text; none is right where the text hides or does not say who hires. */
export function employerChoice(
  { labels }: LabelledText,
  lines: readonly PlacedLine[],
): TrainingQuestion {
  const names = employerCandidates(lines);
  const { name: right = null, isHidden = true } = labels.employer ?? {};
  return {
    buckets: names.map(({ signs }) => bucketsOf([...signs], size)),
    worth: names.map(({ name }) => {
      if (right === null || isHidden) return 0;
      return nameKey(name) === nameKey(right) ? 1 : isOneName(name, right) ? worthOfPart : 0;
    }),
  };
}
