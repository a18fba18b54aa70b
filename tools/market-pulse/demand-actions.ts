import { inSentence, joinOr } from "#ledger/words.ts";
import { clip } from "#tools/clip.ts";
import { demandOf, isMovable, openDoor, scarceDemand } from "#tools/market-words.ts";
import { act, type ActionRule } from "#tools/market-pulse/action.ts";
import { idsOf, known, listedOf, mustsOf, ownerOf } from "#tools/phrases.ts";

export const dropListed: ActionRule = (ledger) => {
  const listed = listedOf(ledger).filter(isMovable);
  const musts = mustsOf(ledger);
  if (listed.length === 0) return null;
  const names = listed.slice(0, 3).map(demandOf).join("; ");
  const count = musts.length + listedOf(ledger).length;
  return act(
    listed.length > 1
      ? `Decide which of these are musts, since the form leaves them out: ${names}`
      : `Decide whether this is a must, since the form leaves it out: ${names}`,
    ownerOf(ledger),
    `candidates read ${count} must-haves, the form has ${musts.length}`,
    "one conversation",
    known("derived", "requirements.count", ...idsOf(listed)),
  );
};

export const settleConflict: ActionRule = (ledger) => {
  const must = mustsOf(ledger).find(({ conflict }) => conflict !== null);
  if (!must?.conflict) return null;
  const { about, used, other } = must.conflict;
  return act(
    `Settle ${inSentence(about)}: "${clip(used, 120)}" or "${clip(other, 120)}"`,
    ownerOf(ledger),
    `post, screen and interviews say the same about ${inSentence(about)}`,
    "one question",
    known("given", must.id),
  );
};

export const openRequirement: ActionRule = (ledger) => {
  const open = openDoor(ledger);
  if (open !== null) {
    const accepted = joinOr(open.alternatives.slice(0, 2));
    return act(
      `Say "${accepted} counts" in post and outreach, beside ${demandOf(open.requirement)}`,
      "Recruiter",
      `people with ${accepted} stop ruling themselves out`,
      "low",
      known("given", open.requirement.id),
    );
  }
  const must = scarceDemand(ledger);
  if (must === null) return null;
  return act(
    `Ask which evidence could stand in for ${demandOf(must)}`,
    ownerOf(ledger),
    `${demandOf(must)} stops being the narrowest gate`,
    "one conversation",
    known("estimate", must.id),
  );
};

export const answerFlags: ActionRule = (ledger) => {
  const flags = ledger.reading.redFlags.filter(({ owner }) => owner === "employer").slice(0, 3);
  if (flags.length === 0) return null;
  const names = flags.map(({ text }) => clip(inSentence(text), 80)).join("; ");
  return act(
    `Agree on one honest sentence about ${flags.length > 1 ? "each of these" : "this"}: ${names}`,
    ownerOf(ledger),
    "one answer everywhere",
    "low",
    known("given", ...idsOf(flags)),
  );
};
