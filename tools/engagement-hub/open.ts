import type { FactId } from "#contract/examination.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { readLanguage } from "#reading/language.ts";
import { oncePerLedger } from "#tools/once-per-ledger.ts";
import { pick, type Slot } from "#tools/writing/say.ts";

export type OpenThing = { id: FactId; thing: Slot; who: string };

/** What stands further down in a playbook is seldom what people ask first. */
const mostAsked = 3;

/**
 * What people of the trade ask first and the job's words do not touch, in the trade's own words.
 * A posting with "$55K base + 30 variable" is not asked for "base and variable split".
 */
export const openThings = oncePerLedger(({ playbook, questions, reading }: Ledger): OpenThing[] => {
  if (readLanguage(reading.text) !== "en") return [];
  const open = new Set(questions.map(({ id }) => id));
  const said = new Set(stemsOf(reading.text));
  const isPayKnown = (reading.pay?.offer ?? null) !== null;
  return playbook.askFirst
    .slice(0, mostAsked)
    .filter(({ key }) => open.has(`unknown.${key}`))
    .filter(({ thing }) => !isTouched(thing, said) && !(isPayKnown && thing.startsWith("pay ")))
    .map(({ key, thing, who }) => ({
      id: `unknown.${key}`,
      thing: pick(playbook, () => thing),
      who,
    }));
});

/** Half of its words stand in the text. */
function isTouched(thing: string, said: ReadonlySet<string>): boolean {
  const stems = stemsOf(thing);
  return stems.filter((stem) => said.has(stem)).length * 2 >= stems.length;
}

const small = new Set("and for its the per what with from they".split(" "));
const short: Readonly<Record<string, string>> = {
  avg: "average",
  wk: "weekly",
  mi: "mile",
  hr: "hour",
  sched: "schedule",
};

/** Words of three letters and more, a plural as its singular, a usual short form as the word. */
function stemsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{2,40}/gu) ?? [];
  return words
    .map((word) => short[word] ?? word.replace(/s$/u, ""))
    .filter((word) => word.length > 2 && !small.has(word));
}
