import type { LabelledText } from "#eval/reading/corpus.ts";
import type { Reading } from "#reading/read.ts";

export type ValueName = "title" | "city" | "workType" | "employment" | "pay";
export type ValueScore = {
  name: string;
  field: ValueName;
  key: string;
  got: string | null;
  isRight: boolean;
};

/** Each value the labels state, beside what was read; silence is not wrong, but it is not right either. */
export function scoreValues(
  { name, labels }: LabelledText,
  reading: Omit<Reading, "kind" | "lines">,
): ValueScore[] {
  const scores: ValueScore[] = [];
  const add = (field: ValueName, key: string | null, got: string | null, isRight: boolean) => {
    if (key !== null) scores.push({ name, field, key, got, isRight });
  };
  const title = reading.title?.value ?? null;
  const titles = [labels.title ?? "", ...labels.otherTitles];
  add(
    "title",
    labels.title,
    title,
    title !== null && titles.some((one) => isSameTitle(one, title)),
  );
  const city = reading.places[0]?.value.city ?? null;
  add(
    "city",
    labels.place.city,
    city,
    city !== null && plain(city) === plain(labels.place.city ?? ""),
  );
  const workType = reading.workType?.value ?? null;
  add("workType", labels.workType, workType, workType === labels.workType);
  const employment = reading.employment?.value ?? null;
  add("employment", labels.employment, employment, employment === labels.employment);
  const pay = reading.pay?.value ?? null;
  const key = labels.pay.max === null && labels.pay.min === null ? null : labels.pay;
  add(
    "pay",
    key && print(key),
    pay && print(pay),
    key !== null &&
      pay !== null &&
      key.min === pay.min &&
      key.max === pay.max &&
      key.period === pay.period,
  );
  return scores;
}

function print({
  min,
  max,
  period,
}: {
  min: number | null;
  max: number | null;
  period: string | null;
}): string {
  return `${min}-${max} ${period}`;
}

function isSameTitle(one: string, other: string): boolean {
  return titleKey(one) === titleKey(other);
}

/** A title's words but for order, number and small ones. */
export function titleKey(title: string): string {
  return plain(title)
    .split(" ")
    .map((word) => word.replace(/s$/u, ""))
    .filter((word) => word !== "" && !["of", "the", "and", "to", "a"].includes(word))
    .toSorted()
    .join(" ");
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
