import { dutiesToAsk } from "#ledger/duties-to-ask.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { DealBreaker } from "#ledger/reading.ts";
import { capital, inSentence, joinOr } from "#ledger/words.ts";
import { namedBenefits } from "#tools/benefits.ts";
import type { IntakeSync } from "#tools/intake-sync/tool.ts";
import { known, listedOf, mustsOf, nicesOf, openRequirementOf } from "#tools/phrases.ts";
import type { ItemBasis } from "#tools/schema.ts";

type Persona = IntakeSync["candidatePersona"];
type Line = Persona["must"][number];

const mostLines = 25;

export function writePersona(ledger: Ledger): Persona {
  const { reading } = ledger;
  const asked = nicesOf(ledger).map(({ id, text }) => line("given", text, id));
  const backgrounds = reading.backgrounds
    .filter(({ text }) => nicesOf(ledger).every((nice) => !nice.text.includes(text)))
    .map(({ id, text }) => line("given", `Background: ${inSentence(text)}`, id));
  const open = listedOf(ledger).map(({ id, text }) =>
    line("given", `In the posting only, until decided: ${inSentence(text)}`, id),
  );
  return {
    must: mustsOf(ledger)
      .slice(0, mostLines)
      .map(({ id, text }) => line("given", text, id)),
    nice: [...asked, ...backgrounds, ...open].slice(0, mostLines),
    motivations: writeMotivations(ledger),
    notAFit: [...reading.dealBreakers.flatMap(toMisfit), ...writeMismatches(ledger)].slice(0, 15),
  };
}

function line(basis: ItemBasis, text: string, ...facts: (string | undefined)[]): Line {
  return { text: capital(text).slice(0, 600), ...known(basis, ...facts) };
}

/** Reasons to move that this job can really give; to be tested on the call, not assumed. */
function writeMotivations(ledger: Ledger): Line[] {
  const { reading } = ledger;
  const duties = dutiesToAsk(reading);
  const work = duties.find(({ phrase }) => !/^handle\b|\byour\b/u.test(phrase)) ?? duties[0];
  const scale = reading.companyFacts.find(({ text }) => /\d/u.test(text));
  const open = openRequirementOf(ledger);
  const [culture] = reading.culture;
  const [benefit] = namedBenefits(ledger);
  const shift = reading.schedule?.shift ?? null;
  return [
    ...(work ? [line("estimate", `Wants to ${work.phrase}`, work.id)] : []),
    ...(scale ? [line("estimate", `Is drawn by this: ${inSentence(scale.text)}`, scale.id)] : []),
    ...(open
      ? [
          line(
            "estimate",
            `Brings ${joinOr(open.alternatives.slice(0, 2))} and wants ${inSentence(open.requirement.text)}`,
            open.requirement.id,
          ),
        ]
      : []),
    ...(shift && shift !== "days"
      ? [line("estimate", `Prefers ${shift}, or wants one fixed shift`, reading.schedule?.id)]
      : []),
    ...(reading.workType?.type === "remote"
      ? [line("estimate", "Wants to work from home for good", reading.workType.id)]
      : []),
    ...(culture
      ? [line("estimate", `Looks for this: ${inSentence(culture.text)}`, culture.id)]
      : []),
    ...(benefit
      ? [line("estimate", `Lacks this today: ${inSentence(benefit.text)}`, benefit.id)]
      : []),
  ].slice(0, 6);
}

/** A deal breaker as it shows in a person's situation. */
function toMisfit({ id, kind, text }: DealBreaker): Line[] {
  const said = inSentence(text);
  if (/^no (?:fully )?remote$/iu.test(said)) return [];
  if (kind === "authorization" && /^no\b/iu.test(said)) {
    return [line("given", "Needs sponsorship", id)];
  }
  if (kind === "education") return [line("given", "Lacks the degree asked for", id)];
  if (/^outside\b/iu.test(said)) return [line("given", `Would work from ${said}`, id)];
  const isAbout =
    /^(?:no|not|cannot|can['’]?t|will not|won['’]?t|unable|unwilling|without|less|only)\b/iu;
  if (/^an? .{0,30}(?:licen[cs]e|card|certificate|portfolio|car)\b/iu.test(said)) {
    return [line("given", `Lacks ${said}`, id)];
  }
  return [line("given", isAbout.test(said) ? said : `Does not accept this: ${said}`, id)];
}

function writeMismatches({ reading, rules }: Ledger): Line[] {
  const { schedule, workType, place } = reading;
  const shift = schedule?.shift ?? null;
  const travel = schedule?.travel ?? null;
  return [
    ...(workType && workType.type !== "remote" && rules.works === "office"
      ? [
          line(
            "derived",
            `Can only work remote: this is ${inSentence(workType.text)}, ${place.city ?? place.text}`,
            workType.id,
            "place",
          ),
        ]
      : []),
    ...(shift && shift !== "days"
      ? [line("derived", `Can only work days: this is ${shift}`, schedule?.id)]
      : []),
    ...(travel ? [line("derived", `Cannot travel: ${inSentence(travel)}`, schedule?.id)] : []),
  ];
}
