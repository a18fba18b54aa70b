import type { LabelledText } from "#eval/reading/corpus.ts";
import { trainYesNo } from "#eval/reading/logistic.ts";
import { bucketOf } from "#reading/hash.ts";
import type { HeadingModel } from "#reading/heading.ts";
import { kindFeatures, type KindModel } from "#reading/kind.ts";
import { segment } from "#reading/segment.ts";

const size = 2 ** 16;

/**
 * Notes are a quarter of the texts, and taking them for a posting is the worse mistake: each counts three times.
 * `shares`: how much of each text stays inside, as a reader sees it that was trained without the text.
 */
export function trainKind(
  texts: readonly LabelledText[],
  headings: HeadingModel,
  shares: readonly number[],
): KindModel {
  const examples = texts.flatMap(({ text, labels }, at) => {
    const isYes = labels.kind === "notes";
    const features = kindFeatures(segment(text, headings), shares[at]!);
    const buckets = [...new Set(features.map((one) => bucketOf(one, size)))];
    return Array.from({ length: isYes ? 3 : 1 }, () => ({ buckets, isYes }));
  });
  return trainYesNo(examples, size, 4);
}
