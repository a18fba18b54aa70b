import type { LabelledText } from "#eval/reading/corpus.ts";
import { trainYesNo, type YesNo } from "#eval/reading/logistic.ts";
import { bucketOf } from "#reading/hash.ts";
import { headingFeatures, mayBeHeading, type HeadingModel } from "#reading/heading.ts";
import { readRows } from "#reading/rows.ts";

const size = 2 ** 13;

export function trainHeadings(texts: readonly LabelledText[]): HeadingModel {
  return trainYesNo(texts.flatMap(headingExamples), size, 12);
}

/** A short row of which no label covers a word is a heading. */
function headingExamples({ text, labels }: LabelledText): YesNo[] {
  const rows = readRows(text);
  return rows.flatMap((row, at) => {
    if (!mayBeHeading(row)) return [];
    const covered = labels.lines.reduce(
      (sum, { start, end }) =>
        sum + Math.max(0, Math.min(end, row.end) - Math.max(start, row.start)),
      0,
    );
    const share = covered / (row.end - row.start);
    if (share > 0.2 && share < 0.6) return [];
    const buckets = headingFeatures(rows, at).map((feature) => bucketOf(feature, size));
    return [{ buckets, isYes: share <= 0.2 }];
  });
}
