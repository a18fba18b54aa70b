import type { FactId } from "#contract/examination.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { isVerb } from "#ledger/read/duty-verbs.ts";
import type { Requirement } from "#ledger/reading.ts";
import { capital, inSentence, joinOr } from "#ledger/words.ts";
import { type Worry, worriesOf } from "#tools/attract-source-kit/worries.ts";
import type { AttractSourceKit } from "#tools/attract-source-kit/tool.ts";
import { clip, withStop } from "#tools/clip.ts";
import { askedFor, sayableMusts } from "#tools/demands.ts";
import { otherTitles } from "#tools/feeders.ts";
import { type Deed, deedsOf } from "#tools/message-parts.ts";
import { alternativesOf, known, nicesOf, openRequirementOf, rangeOf } from "#tools/phrases.ts";

type Persona = AttractSourceKit["personaLibrary"][number];

/** Where one kind of person is found, and what is said to them. */
type Sketch = {
  name: string;
  lookFor: readonly string[];
  opening: string;
  checkFirst: string;
  basis: Persona["basis"];
  facts: readonly (FactId | undefined)[];
};

const most = 4;

/** Who to look for: the job as written, an accepted alternative, named employers, a background, a plus. */
export function writePersonas(ledger: Ledger): Persona[] {
  const titles = otherTitles(ledger).map((title) => clip(title, 200));
  const worries = worriesOf(ledger);
  const deeds = deedsOf(ledger);
  const sketches = [
    asWritten(ledger, deeds),
    fromAlternative(ledger),
    atRivals(ledger, deeds),
    fromBackground(ledger, deeds),
    withMore(ledger),
    ...fromSettings(ledger, deeds),
  ].filter((sketch) => sketch !== null);
  return sketches
    .slice(0, most)
    .map((sketch, at) => toPersona(sketch, turned(titles, at), worries[at % worries.length]));
}

/** Each persona starts with another of the titles. */
function turned(titles: readonly string[], at: number): string[] {
  const from = titles.length === 0 ? 0 : at % titles.length;
  return [...titles.slice(from), ...titles.slice(0, from)].slice(0, at === 0 ? 3 : 2);
}

function toPersona(sketch: Sketch, titles: readonly string[], worry: Worry | undefined): Persona {
  const { name, lookFor, opening, checkFirst, basis, facts } = sketch;
  return {
    name: clip(name, 200),
    titles: titles.length > 0 ? [...titles] : ["Not settled"],
    lookFor: lookFor.map((line) => clip(line, 200)).slice(0, 4),
    opening: withStop(clip(opening, 500)),
    likelyWorry: clip(worry?.worry ?? "Not known yet", 300),
    answer: clip(worry?.answer ?? "Ask on the call", 500),
    checkFirst: clip(checkFirst, 300),
    ...known(worry?.basis === "plan" ? "plan" : basis, ...facts, ...(worry?.facts ?? [])),
  };
}

function asWritten(ledger: Ledger, [deed]: readonly Deed[]): Sketch {
  const musts = sayableMusts(ledger);
  const [first] = musts;
  const range = rangeOf(ledger);
  const pay = range === null ? "" : `, for ${range}`;
  const opening =
    deed === undefined
      ? `You do this already${first ? `, with ${first.asked}` : ""}${pay}`
      : `You do this already; here you would ${deed.text}${pay}`;
  return {
    name: "Does it today",
    lookFor: musts.map(({ asked }) => asked),
    opening,
    checkFirst: first ? proofOf(first) : "Reasons to move",
    basis: "given",
    facts: [...musts.map(({ id }) => id), deed?.id, ledger.reading.pay?.id],
  };
}

function proofOf({ kind, asked }: { kind: Requirement["kind"]; asked: string }): string {
  return kind === "credential" ? `Still current: ${asked}` : `Where it was: ${asked}`;
}

/** Another thing that counts; one that is only promised ("certify in 30 days") makes nobody else. */
function fromAlternative(ledger: Ledger): Sketch | null {
  const open = openRequirementOf(ledger);
  if (open === null || open.requirement.priority === "nice") return null;
  const named = alternativesOf(open.requirement).filter(
    (one) => !isVerb(one.split(" ", 1)[0] ?? ""),
  );
  const others = joinOr(named.slice(0, 3));
  if (others === "") return null;
  const asked = askedFor(open.requirement) ?? inSentence(open.requirement.text);
  return {
    name: clip(`Brings ${others}`, 120),
    lookFor: [others],
    opening: `${capital(others)} counts here: the form names it beside ${asked}`,
    checkFirst: `How much of ${asked} they have touched`,
    basis: "given",
    facts: [open.requirement.id],
  };
}

function atRivals(ledger: Ledger, [, second, third]: readonly Deed[]): Sketch | null {
  const rivals = ledger.reading.competitors.slice(0, 3);
  const [first] = rivals;
  if (first === undefined) return null;
  const deed = second ?? third;
  const [must] = sayableMusts(ledger);
  return {
    name: `At ${joinOr(rivals.map(({ text }) => clip(text, 50)))}`,
    lookFor: [`${clip(first.text, 60)}, now or earlier`, ...(must ? [must.asked] : [])],
    opening:
      deed === undefined
        ? `You know this market from ${clip(first.text, 80)}`
        : `You know this market from ${clip(first.text, 80)}; the next task here is to ${deed.text}`,
    checkFirst: `Notice and non-compete at ${clip(first.text, 80)}`,
    basis: "given",
    facts: [...rivals.map(({ id }) => id), deed?.id, must?.id],
  };
}

/** The employer's own industry is no background: everybody there has it. */
function fromBackground(ledger: Ledger, deeds: readonly Deed[]): Sketch | null {
  const { reading, company } = ledger;
  const others = reading.backgrounds.filter(
    ({ text }) => text.toLowerCase() !== company.industry.toLowerCase() && text.length < 60,
  );
  const [first] = others;
  if (first === undefined) return null;
  const deed = deeds[2] ?? deeds[1];
  const names = joinOr(others.slice(0, 3).map(({ text }) => text));
  return {
    name: `From ${names}`,
    lookFor: others.slice(0, 3).map(({ text }) => `${text} in the profile`),
    opening:
      deed === undefined
        ? `The manager asked for people from ${names}`
        : `Your years in ${first.text} fit a job where you would ${deed.text}`,
    checkFirst: `Which part of ${names} was theirs`,
    basis: "given",
    facts: [...others.slice(0, 3).map(({ id }) => id), deed?.id],
  };
}

function withMore(ledger: Ledger): Sketch | null {
  const [nice] = nicesOf(ledger).flatMap((one) => {
    const asked = one.kind === "trait" || one.kind === "education" ? null : askedFor(one);
    return asked === null ? [] : [{ id: one.id, asked }];
  });
  if (nice === undefined) return null;
  const [must] = sayableMusts(ledger);
  return {
    name: clip(`Also brings ${nice.asked}`, 120),
    lookFor: [nice.asked, ...(must ? [must.asked] : [])],
    opening: `${capital(nice.asked)} would be used here, though nobody is turned down without it`,
    checkFirst: must ? `Whether ${must.asked} is there as well` : "What else they bring",
    basis: "given",
    facts: [nice.id, must?.id],
  };
}

/** Where such people usually come from, when nobody said. */
function fromSettings(ledger: Ledger, deeds: readonly Deed[]): Sketch[] {
  const musts = sayableMusts(ledger);
  return ledger.rules.feeders.settings.slice(0, 2).map((setting, at) => {
    const deed = deeds[3 + at] ?? deeds[at];
    const must = musts[at] ?? musts[0];
    return {
      name: must ? clip(`${capital(must.asked)}, from elsewhere`, 120) : "From elsewhere",
      lookFor: must ? [`${must.asked}; ${setting}`] : [setting],
      opening: deed
        ? `Coming from ${setting}, you would ${deed.text}`
        : `Coming from ${setting}, you would use ${must?.asked ?? "what you know"}`,
      checkFirst: must ? proofOf(must) : "What differs here",
      basis: "estimate" as const,
      facts: [must?.id, deed?.id, "occupation"],
    };
  });
}
