import { partName, partWords } from "#ledger/difficulty.ts";
import { unstatedParts } from "#ledger/usual-pay.ts";
import { capital, inSentence } from "#ledger/words.ts";
import { clip, withoutStop } from "#tools/clip.ts";
import { demandOf, fixedThings, benefitsByKind } from "#tools/market-words.ts";
import { amountsOf } from "#tools/offer-navigator/amounts.ts";
import { deedOf, statedPart, type SituationRule } from "#tools/offer-navigator/situation.ts";
import { idsOf, mustsOf, spokenTitle } from "#tools/phrases.ts";

const speed = {
  critical: "next-day offer",
  active: "within the week",
  passive: "by their date",
} as const;

export const competingOffer: SituationRule = (ledger) => {
  const { reading } = ledger;
  const deed = deedOf(ledger, 0);
  const [benefit] = benefitsByKind(ledger);
  const [fixed] = fixedThings(ledger);
  const [must] = mustsOf(ledger);
  const [part] = reading.payParts;
  const stated = part ?? benefit;
  const counts = stated
    ? withoutStop(inSentence(stated.text))
    : (deed?.deed ?? (must ? demandOf(must) : spokenTitle(ledger)));
  return {
    name: "Holds another offer",
    noted:
      /\b(?:other|another|competing|second|rival|written) offers?\b|\boffers? (?:from|elsewhere|in hand)\b/iu,
    base: "target",
    levers: [
      ["Speed", speed[reading.urgency?.level ?? "active"]],
      ...(deed ? [["Work", `theirs to ${deed.deed}`] as const] : []),
      ...(fixed ? [["Fixed", fixed.thing] as const] : []),
    ],
    findOutFirst: clip(`Decision date, and what this is worth to them: ${counts}`, 600),
    facts: [deed?.id, stated?.id, must?.id, ...(fixed?.facts ?? [])],
  };
};

export const asksForMore: SituationRule = (ledger) => {
  const { reading, rules: family } = ledger;
  const [missing] = unstatedParts(reading, family);
  const stated = reading.payParts.slice(0, 2);
  const beside = stated.map(({ text }) => clip(inSentence(text), 90)).join("; ");
  return {
    name:
      missing === undefined
        ? `Asks above ${amountsOf(ledger)?.walkAway.amount ?? "the top"}`
        : `Weighs ${partWords(missing)} elsewhere`,
    noted:
      /\bexpects?\b|\bexpectation|\bwants? (?:more|\$|€|£|\d)|\basks? (?:for|about) (?:more|the)|above the (?:range|top)|\bbonus\b|\bequity\b|\bsign[- ]on\b|\bpackage\b/iu,
    base: "walkAway",
    levers: [
      ...(missing === undefined ? [] : [[capital(partName(missing)), "unknown: ask HR"] as const]),
      ...(beside === "" ? [] : [["Beside base", beside] as const]),
      ["Above it", "a new range"],
    ],
    findOutFirst:
      beside === "" ? "What decides it" : clip(`Whether base or this decides: ${beside}`, 600),
    facts: idsOf(stated),
  };
};

export const counterOffer: SituationRule = (ledger) => {
  const deed = deedOf(ledger, 1);
  const culture = ledger.reading.culture[0];
  const reason = culture ? inSentence(culture.text) : (deed?.deed ?? null);
  return {
    name: "Counter-offer expected",
    noted: /\bcounter|current employer|\bpromot|\bstay (?:put|where)|\bretention/iu,
    base: "target",
    levers: [
      ["Steps", "one only"],
      ...(reason === null
        ? []
        : [["Reason", clip(`back to why they took the call: ${reason}`, 300)] as const]),
    ],
    findOutFirst: "What staying changes",
    facts: [culture?.id ?? deed?.id],
  };
};

export const leavesMoneyBehind: SituationRule = (ledger) => {
  const { rules: family, reading } = ledger;
  const hasCommission = reading.payParts.some(({ kind }) => kind === "commission");
  if (family.works !== "board" && !hasCommission) return null;
  const kind = hasCommission ? "commission" : "signOn";
  return {
    name: hasCommission ? "Leaves unpaid commission behind" : "Gives up unvested pay",
    noted:
      /\bunvested|\bvest(?:s|ing)\b|\bforfeit|\bcommission (?:due|owed|unpaid)|\bpayout|\bbonus (?:due|owed)/iu,
    base: "target",
    levers: [
      [hasCommission ? "Variable pay" : "Sign-on", statedPart(ledger, kind)],
      ["Start date", "after the payout"],
    ],
    findOutFirst: "The dates, not the amounts",
    facts: reading.payParts.filter((part) => part.kind === kind).map(({ id }) => id),
  };
};

export const notice: SituationRule = (ledger) => {
  const { schedule, startDate, urgency } = ledger.reading;
  const shift = schedule?.shift ?? null;
  const deed = deedOf(ledger, 1);
  const wanted = startDate ? `wanted: ${inSentence(startDate.text)}` : "from their notice";
  return {
    name: shift === null ? "Long notice" : `Free for ${shift} only after a posted schedule`,
    noted:
      /\bnotice\b|start date|cannot start|can't start|\bschedule (?:ends|runs)|contract (?:ends|runs)|garden leave/iu,
    base: "opening",
    levers: [
      ["Start date", wanted],
      ...(deed ? [["Cover", `who will ${deed.deed} until then`] as const] : []),
    ],
    findOutFirst:
      urgency?.level === "critical"
        ? "Earliest day in writing, as the search is critical"
        : "Last working day",
    facts: [deed?.id, schedule?.id, startDate?.id, urgency?.id],
  };
};
