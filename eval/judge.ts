/** One thing that was asked of the readers, and whether they got it. */
export type Judgement = { field: string; isRight: boolean; expected: string; read: string };

export function judge(
  field: string,
  isRight: boolean,
  expected: unknown,
  read: unknown,
): Judgement {
  return { field, isRight, expected: print(expected), read: print(read) };
}

export function judgeSame(field: string, expected: unknown, read: unknown): Judgement {
  return judge(field, JSON.stringify(expected) === JSON.stringify(read), expected, read);
}

/** Letters and digits, lower case: what makes two titles the same. */
export function foldTitle(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

export function shareRight(judgements: readonly Judgement[]): number {
  if (judgements.length === 0) return 1;
  return judgements.filter(({ isRight }) => isRight).length / judgements.length;
}

function print(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value ?? null);
}
