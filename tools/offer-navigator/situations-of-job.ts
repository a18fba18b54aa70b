import { isUnknown } from "#ledger/market-facts.ts";
import { inSentence, joinOr } from "#ledger/words.ts";
import { clip } from "#tools/clip.ts";
import { demandOf, fixedThings, openDoor, payWords } from "#tools/market-words.ts";
import {
  deedOf,
  placeOf,
  statedPart,
  type SituationRule,
} from "#tools/offer-navigator/situation.ts";
import { deciderOf, mustsOf } from "#tools/phrases.ts";

export const livesElsewhere: SituationRule = (ledger) => {
  const { reading, market } = ledger;
  if (reading.workType?.type === "remote" || reading.place.isRemote) return null;
  const { nearby, levels } = market;
  const cheaper =
    isUnknown(nearby) || isUnknown(levels)
      ? []
      : nearby.levels.filter(({ hourly }) => hourly[2] < levels.facts.hourly[2]).slice(0, 2);
  const from = cheaper.map(({ area }) => area.name);
  const place = placeOf(ledger);
  return {
    name: from.length > 0 ? `Would move from ${joinOr(from)}` : "Lives far away",
    noted:
      /\brelocat|\bmov(?:e|ing) (?:to|from|here|house|for)|\bcommut|out of (?:town|state)|far away|\blives? in\b/iu,
    base: "opening",
    levers: [
      ["Relocation", statedPart(ledger, "relocation")],
      ...(from.length > 0
        ? [["Pay level", `${place} pay, not the lower pay of ${joinOr(from)}`] as const]
        : []),
      ["Place", inSentence(reading.workType?.text ?? `in ${place}`)],
    ],
    findOutFirst: "Is moving settled?",
    facts: [
      "place",
      reading.workType?.id,
      from.length > 0 ? "nearby" : null,
      reading.payParts.find(({ kind }) => kind === "relocation")?.id,
    ],
  };
};

export const worksRemote: SituationRule = (ledger) => {
  const { reading, rules: family } = ledger;
  const { workType } = reading;
  if (family.works !== "office" || workType === null || workType.type === "remote") return null;
  const days = inSentence(workType.officeDays ?? workType.text);
  const first = workType.officeDays === null ? "Which days fit" : `Does ${days} work every week?`;
  const deed = deedOf(ledger, 2);
  return {
    name: "Works remote today",
    noted: /\bremote|from home|\bhybrid\b|office days/iu,
    base: "opening",
    levers: [
      ["Office", `${days}, as for everyone`],
      ...(deed ? [["Work", `say which part needs the room: ${deed.deed}`] as const] : []),
    ],
    findOutFirst: clip(first, 600),
    facts: [workType.id, deed?.id],
  };
};

export const otherDoor: SituationRule = (ledger) => {
  const open = openDoor(ledger);
  if (open === null) return null;
  const wanted = demandOf(open.requirement);
  const deed = deedOf(ledger, 0);
  return {
    name: clip(`Brings ${joinOr(open.alternatives.slice(0, 2))} for ${wanted}`, 200),
    noted: /\blearn|\bnew to\b|\bswitch|\bwithout\b|\btransition|\bcareer change/iu,
    base: "opening",
    levers: [
      ["Start", deed ? `begin with what they know, then ${deed.deed}` : `time to learn ${wanted}`],
      ["Title", "the same"],
    ],
    findOutFirst: clip(`What they have tried of ${wanted}`, 600),
    facts: [open.requirement.id, deed?.id],
  };
};

export const credentialToCome: SituationRule = (ledger) => {
  const late = mustsOf(ledger)
    .flatMap(({ id, credentials }) => credentials.map(({ name, timing }) => ({ id, name, timing })))
    .find(({ timing }) => timing.kind === "within");
  if (late === undefined || late.timing.kind !== "within") return null;
  return {
    name: `Still needs ${late.name}`,
    noted: /\bcertif|\blicen[sc]e|\bexam\b|\bcard (?:expired|lapsed)|\blapsed/iu,
    base: "opening",
    levers: [
      ["Timing", `${late.name} ${late.timing.text}`],
      ["Course", `who pays for ${late.name}: ask HR`],
    ],
    findOutFirst: `Date of the ${late.name} course`,
    facts: [late.id],
  };
};

export const unsureOfTerms: SituationRule = (ledger) => {
  const [fixed, second] = fixedThings(ledger);
  if (fixed === undefined) return null;
  return {
    name: clip(`Unsure: ${fixed.thing}`, 200),
    noted:
      /\bunsure|not sure|\bhesita|\bnights?\b|\bweekends?\b|\bsaturdays?\b|\btravel|\bon[- ]call|\bpager|\bshifts?\b/iu,
    base: "opening",
    levers: [
      ["Fixed", `${fixed.thing}: no money moves this`],
      ...(second ? [["Also fixed", second.thing] as const] : []),
    ],
    findOutFirst: clip(`Yes or no, without a reason: ${fixed.thing}`, 600),
    facts: [...fixed.facts, ...(second?.facts ?? [])],
  };
};

export const worried: SituationRule = (ledger) => {
  const flag = ledger.reading.redFlags.find(({ owner }) => owner === "employer");
  if (flag === undefined) return null;
  const words = clip(inSentence(flag.text), 80);
  const isAboutPay = /budget|\bcomp\b|pay|salary|money/iu.test(flag.text);
  const pay = payWords(ledger);
  return {
    name: `Worries about ${words}`,
    noted: /\bworr|\bconcern|\blayoffs?\b|\bstabil|\breviews?\b|\bglassdoor/iu,
    base: "opening",
    levers: [
      ["Answer", `a sentence by ${deciderOf(ledger)} on ${words}`],
      ["Money", isAboutPay ? (pay?.words ?? "no range approved") : "not the question"],
    ],
    findOutFirst: clip(`What they have heard about ${words}`, 600),
    facts: [flag.id, ...(isAboutPay ? (pay?.facts ?? []) : [])],
  };
};
