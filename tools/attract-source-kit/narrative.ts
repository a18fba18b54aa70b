import type { Ledger } from "#ledger/ledger.ts";
import { capital, inSentence, joinAnd } from "#ledger/words.ts";
import { openForCandidates } from "#tools/asked.ts";
import type { AttractSourceKit } from "#tools/attract-source-kit/tool.ts";
import type { Briefing } from "#tools/briefing.ts";
import { clip, firstFitting, withoutStop, withStop } from "#tools/clip.ts";
import { followGuidance } from "#tools/guidance.ts";
import { aboutLine, deedsOf, type Said } from "#tools/message-parts.ts";
import { deciderOf, idsOf, known, rangeOf } from "#tools/phrases.ts";
import { vary } from "#tools/vary.ts";

const longestAnswer = 260;

/** What the launch says first, by the first rule that fires: no facts, no range, a shift, a figure, a task. */
export function writeNarrative({
  ledger,
  guidance,
}: Briefing): AttractSourceKit["launchNarrative"] {
  const answer = chooseAnswer(ledger);
  const { reading } = ledger;
  const flags = reading.redFlags.filter(({ owner }) => owner === "employer").slice(0, 2);
  const claims = reading.benefits.filter(({ isClaim }) => isClaim).slice(0, 2);
  const missing = openForCandidates(ledger).slice(0, 2);
  const next = deedsOf(ledger).find(({ id }) => !answer.facts.includes(id));
  const sentences = [
    next === undefined ? "" : `The line after it: ${next.text}.`,
    claims.length === 0
      ? ""
      : `${claims.map(({ text }) => `"${withoutStop(text)}"`).join(" and ")} stays out of the post.`,
    missing.length === 0 ? "" : `Still to find out: ${joinAnd(missing.map(({ thing }) => thing))}.`,
    flags.length === 0
      ? ""
      : `Ask ${deciderOf(ledger)} for a sentence on "${flags.map(({ text }) => inSentence(text)).join('" and "')}".`,
    ...followGuidance(
      guidance,
      [...reading.duties, ...reading.benefits].map(({ text }) => text),
    ),
  ].filter((sentence) => sentence !== "");
  const fallback = `Ask ${deciderOf(ledger)} for one task of the first month.`;
  return {
    answer: answer.text,
    text: clip(sentences.join(" "), 4_000) || fallback,
    ...known(
      "derived",
      "title",
      "place",
      ...answer.facts,
      next?.id,
      ...idsOf(claims),
      ...idsOf(missing),
      ...idsOf(flags),
      reading.pay?.id,
      reading.team?.id,
      reading.requirements[0]?.id,
    ),
  };
}

function chooseAnswer(ledger: Ledger): Said {
  const { reading } = ledger;
  const range = rangeOf(ledger);
  const about = aboutLine(ledger);
  const [deed] = deedsOf(ledger);
  const shift = reading.schedule?.shift ?? null;
  const line = withoutStop(about?.text ?? "").replace(/^About [^:]{1,90}: /u, "");
  const facts = [...(about?.facts ?? []), deed?.id, reading.schedule?.id, reading.pay?.id].filter(
    (id) => id !== undefined,
  );
  const say = (...wordings: string[]): Said => ({
    text: firstFitting(wordings, longestAnswer),
    facts,
  });
  if (about === null && deed === undefined) return { ...say(...withLittle(ledger)), facts };
  if (range === null) {
    const carried = deed?.text ?? inSentence(line);
    return say(`Get the range before launch: "${carried}" cannot carry the post alone.`);
  }
  if (shift !== null && shift !== "days" && reading.schedule !== null) {
    const hours = inSentence(reading.schedule.text);
    const rest = deed?.text ?? inSentence(line);
    return say(
      `Put ${hours} and ${range} into the first line, then the work: ${rest}.`,
      `Put ${hours} and ${range} into the first line.`,
    );
  }
  if (/\d/u.test(line) && line.length < 170) {
    return say(
      vary(
        ledger,
        `Open with a fact no rival can copy: ${inSentence(line)}. Then ${range}.`,
        `One fact goes before all others: ${inSentence(line)}. ${capital(range)} is next.`,
        `Say this in the first line: ${inSentence(line)}. Print ${range} under it.`,
      ),
      `Open with this: ${inSentence(line)}. Then ${range}.`,
      `Open with this: ${inSentence(line)}.`,
    );
  }
  const task = deed?.text ?? inSentence(line);
  return say(`Sell one task: ${task}, for ${range}.`, `Sell one task: ${task}.`);
}

/** A title, a place, perhaps pay: then the launch is a question. */
function withLittle(ledger: Ledger): string[] {
  const { reading } = ledger;
  const range = rangeOf(ledger);
  const [must] = reading.requirements;
  const where = clip(reading.place.text, 80);
  if (range !== null) {
    const asked = must === undefined ? "" : ` for ${inSentence(clip(must.text, 60))}`;
    return [
      `Pay is all that speaks${asked} in ${where} so far: ${range}. Get one task from ${deciderOf(ledger)}.`,
    ];
  }
  return [
    withStop(`Only a title in ${where} is known: get one task and the range before you write`),
  ];
}
