import { foldTitle, judge, judgeSame, type Judgement } from "#eval/judge.ts";
import type { AnswerLine } from "#eval/case.ts";
import type { PostingLabel } from "#eval/labels/posting-label.ts";
import type { PlacedLine } from "#reading/place.ts";
import type { Reading } from "#reading/read.ts";
import type { Pay } from "#reading/values/pay/pay.ts";

/** The reader's work on one public posting against what a person read in it. */
export function judgePosting(label: PostingLabel, reading: Reading): Judgement[] {
  const title = reading.title?.value ?? "";
  const stated = reading.workType?.isImplied === false ? reading.workType.value : "";
  const employment = reading.employment?.isImplied === false ? reading.employment.value : null;
  return [
    judge("title", label.titles.map(foldTitle).includes(foldTitle(title)), label.titles, title),
    judgePay(label, reading.pay?.value ?? null),
    judgeSame("workType", label.workType, stated),
    judgeSame("employment", label.employment, employment),
    ...judgeMusts(label.musts, reading.lines),
  ];
}

function judgePay({ pay, payCeiling }: PostingLabel, read: Pay | null): Judgement {
  const isCeiling = read !== null && read.min === null && read.max === payCeiling;
  const isRight =
    pay === null ? read === null || isCeiling : read?.min === pay.min && read.max === pay.max;
  return judge("pay", isRight, pay, read);
}

/** A line counts when one line that asks for something holds all its words. */
function judgeMusts(expected: readonly AnswerLine[], lines: readonly PlacedLine[]): Judgement[] {
  const asked = lines.filter(({ place }) => ["must", "nice", "legal"].includes(place));
  return expected.map(({ says: words }) =>
    judge(
      "must",
      asked.some(({ text }) =>
        words.every((word) => text.toLowerCase().includes(word.toLowerCase())),
      ),
      words.join(" "),
      asked.map(({ text }) => text),
    ),
  );
}
