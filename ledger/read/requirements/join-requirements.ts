import { findConflict } from "#ledger/read/terms/conflicts.ts";
import { isRepeat, isSameDemand } from "#ledger/read/requirements/same-demand.ts";
import type { Demand } from "#ledger/read/requirements/requirements-demand.ts";
import type { Conflict, Priority } from "#ledger/facts/reading.ts";

/** A demand once form and posting are one. */
export type Joined = Omit<Demand, "priority"> & { priority: Priority; conflict: Conflict | null };

/** The form's demands with what the posting says of each, then what only the posting says. */
export function joinRequirements(
  form: readonly Demand[],
  posting: readonly Demand[],
  title: string,
): Joined[] {
  const own = withoutTwins(form);
  const joined = own.map((demand) => {
    const matches = posting.filter((other) => isSameDemand(demand, other, title));
    const conflict = demand.isTyped
      ? matches.map((other) => findConflict(demand, other)).find((found) => found !== null)
      : null;
    return { ...demand, quotes: quotesOf([demand, ...matches]), conflict: conflict ?? null };
  });
  const isListed = own.filter(({ priority }) => priority === "must").length >= 2;
  const others = posting.flatMap((demand) => leftOver(demand, own, title));
  return [
    ...joined,
    ...withoutRepeats(others, title).map((demand) => ({
      ...demand,
      conflict: null,
      priority: demand.priority === "must" && isListed ? ("listed" as const) : demand.priority,
    })),
  ];
}

/** What of a posting's line the form does not cover: nothing, all of it, or its other skills. */
function leftOver(demand: Demand, form: readonly Demand[], title: string): Demand[] {
  const matches = form.filter((own) => isSameDemand(own, demand, title));
  if (matches.length === 0) return [demand];
  const covered = new Set(matches.flatMap(({ skills }) => skills.map(({ name }) => name)));
  const skills = demand.mainSkills.filter(({ name }) => !covered.has(name));
  const isChoice = /\bor\b|\//.test(demand.text);
  const isRest = covered.size > 0 && skills.length > 0 && demand.kind === "skill" && !isChoice;
  return isRest ? [{ ...demand, skills, mainSkills: skills }] : [];
}

/** The same thing said twice in one text is one thing; a must outweighs a wish. */
function withoutRepeats(demands: readonly Demand[], title: string): Demand[] {
  const kept: Demand[] = [];
  for (const demand of demands) {
    const at = kept.findIndex((before) => isRepeat(before, demand, title));
    const before = kept[at];
    if (before === undefined) {
      kept.push(demand);
    } else {
      const priority = before.priority === "must" ? "must" : demand.priority;
      kept[at] = { ...before, priority, quotes: quotesOf([before, demand]) };
    }
  }
  return withoutBareNames(kept);
}

/** "MIG welding" beside "MIG welding: 1 year" asks for nothing more. */
function withoutBareNames(demands: readonly Demand[]): Demand[] {
  const fuller = (one: Demand) =>
    isBareName(one)
      ? demands.find(
          (other) =>
            other.years !== null &&
            (other.priority === one.priority || other.priority === "must") &&
            one.mainSkills.every(({ name }) => other.skills.some((skill) => skill.name === name)),
        )
      : undefined;
  return demands.flatMap((one) => {
    if (fuller(one) !== undefined) return [];
    const bare = demands.filter((other) => fuller(other) === one);
    return [bare.length === 0 ? one : { ...one, quotes: quotesOf([one, ...bare]) }];
  });
}

function isBareName({ text, mainSkills, years }: Demand): boolean {
  const [only, ...others] = mainSkills;
  return (
    years === null &&
    only !== undefined &&
    others.length === 0 &&
    text.split(" ").length <= mostWordsOfName
  );
}

const mostWordsOfName = 3;

function withoutTwins(demands: readonly Demand[]): Demand[] {
  const texts = demands.map(({ text }) => text.toLowerCase());
  return demands.filter((_, at) => texts.indexOf(texts[at] ?? "") === at);
}

function quotesOf(demands: readonly Demand[]): Demand["quotes"] {
  const all = demands.flatMap(({ quotes }) => quotes);
  return [...new Map(all.map((one) => [`${one.where} ${one.quote}`, one])).values()];
}
