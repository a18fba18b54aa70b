import type { ToldLine } from "#ledger/facts/reading.ts";

type Placed = { line: ToldLine; at: number };

/** What says nothing without its label: "Yes", "0.9", "1845", "03/14/2025". */
const bareValue = /^(?:yes|no|y|n|n\/a|none|tbd|true|false|x|[#\d][\d.,:/%-]*)$/iu;
const longestValue = 80;
const labelled = /^[^:]{2,48}:\s/u;
/** What the head and the sections of a post say themselves; no reader needs a system's own numbers. */
const untold =
  /^(?:(?:job|position|posting|working) (?:title|description|summary)|(?:time|job|remote|employment|position|contract|work|worker) (?:type|sub-?type)|(?:primary |additional |work |building )?locations?|(?:job )?(?:requisition|req)(?: id| number| no\.?)?|(?:job|position) (?:id|code|number)|(?:job )?(?:family|profile|category|grade|level)|cost cent(?:er|re)|posted(?: on)?|date posted)\s?:?$/iu;

/**
 * The lines with the labels of a form's fields, where a field's label is a row of its own: "FTE:" over "0.9" is "FTE: 0.9". A bare
 * value whose label is not known is nothing, and neither is a label without its value.
 */
export function withFieldLabels(lines: readonly Placed[], text: string): Placed[] {
  return lines.flatMap((one, at): Placed[] => {
    const { line } = one;
    const words = line.text.replace(/[.\s]+$/u, "");
    if (untold.test(words)) return [];
    const label = labelOver(one, text);
    const isBare = line.place !== "pay" && bareValue.test(words);
    if (label === null || untold.test(label)) return isBare ? [] : [one];
    const isAlone = lines[at + 1]?.line.heading !== line.heading;
    const isField = isAlone && words.length <= longestValue && !line.isBullet;
    if (!isBare && !(isField && line.place === "terms" && !labelled.test(words))) return [one];
    const value = /^(?:yes|no)$/iu.test(words) ? words.toLowerCase() : line.text;
    return [{ ...one, line: { ...line, text: `${label} ${value}` } }];
  });
}

/** The row right over a line, where it is a label: "Shift Start Time:". */
function labelOver({ line: { heading }, at }: Placed, text: string): string | null {
  if (heading === null || !/^[^:]{2,48}:$/u.test(heading) || at > text.length) return null;
  const before = text.slice(Math.max(0, at - 80), at).trimEnd();
  return before.endsWith(heading) ? heading : null;
}
