import payLabels from "#reading/data/pay-labels.json" with { type: "json" };
import type { Amount } from "#reading/values/pay/amounts.ts";
import { trimSigns, wordsOf } from "#reading/values/signs.ts";
import { isDenied } from "#reading/values/value.ts";

/** What stands before the sum that candidates are to read, and what stands after it. */
const { beforePosted: before, afterPosted: after } = payLabels;
/** After one of them another thing is meant: "22 to 24, but posted 18 to 20". */
const turns = new Set("but not never no and or don't dont isn't".split(" "));
const mostBetween = 3;

/** "24–35 hourly is the full range. Post 26.50–31", "98-118k posted, ceiling 126k": what is to be posted, where nobody says not to. */
export function isPosted({
  text,
  start,
  end,
  isRange,
  role,
}: Amount & { text: string; role: string }): boolean {
  if (!isRange || role !== "base") return false;
  const opening = plain(text.slice(Math.max(0, start - 40), start));
  const isFirst = opening === "put" && start < 8;
  const isTold = isFirst || before.some((one) => opening === one || opening.endsWith(` ${one}`));
  if (isTold) return !isDenied(text, start);
  const [clause = ""] = text.slice(end, end + 60).split(/[,;]\s|\.(?:\s|$)/u);
  const said = wordsOf(plain(clause));
  const at = said.findIndex((_, from) =>
    after.some((one) => `${said.slice(from).join(" ")} `.startsWith(`${one} `)),
  );
  return at !== -1 && at <= mostBetween && !said.slice(0, at).some((word) => turns.has(word));
}

/** Whether a line speaks of what candidates are to read: then its numbers may be spoken. */
export function namesPosting(text: string): boolean {
  const said = ` ${plain(text.slice(0, 400))} `;
  return [...before, ...after].some((one) => said.includes(` ${one} `));
}

function plain(text: string): string {
  return wordsOf(text.toLowerCase().replaceAll("’", "'"))
    .map((word) => trimSigns(word, "0123456789", "0123456789"))
    .filter((word) => word !== "")
    .join(" ");
}
