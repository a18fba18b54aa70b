import { isRecord } from "#contract/walk.ts";
import type { Draft } from "#tools/tool.ts";

/** The keys on the way to the object that holds the text at a path such as "intakeSync.risks[2].risk". */
function stepsTo(where: string): string[] {
  const steps = [...where.matchAll(/[^.[\]]+/gu)].map(([step]) => step).slice(1);
  const lastKey = steps.findLastIndex((step) => !/^\d+$/u.test(step));
  return steps.slice(0, lastKey);
}

/** The object around the text at a path; undefined where there is none. */
export function holderOf(draft: Draft, where: string): unknown {
  return stepsTo(where).reduce<unknown>(
    (value, step) =>
      Array.isArray(value) ? value[Number(step)] : isRecord(value) ? value[step] : undefined,
    draft,
  );
}

/** The same draft in which the object around the text at a path is changed. */
export function changeHolder(draft: Draft, where: string, change: (holder: Draft) => Draft): Draft {
  return changeAt(draft, stepsTo(where), change) as Draft;
}

function changeAt(
  value: unknown,
  steps: readonly string[],
  change: (holder: Draft) => Draft,
): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return isRecord(value) ? change(value) : value;
  if (Array.isArray(value)) {
    return value.map((entry, at) => (at === Number(step) ? changeAt(entry, rest, change) : entry));
  }
  return isRecord(value) ? { ...value, [step]: changeAt(value[step], rest, change) } : value;
}
