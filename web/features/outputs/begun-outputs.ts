import type { Generation, Output } from "#contract/output.ts";

/** The reports on screen once some of them were begun again, before the server is asked. */
export function begunOutputs(
  outputs: readonly Output[],
  generations: readonly Generation[],
  now: Date,
): Output[] {
  return outputs.map((output) => {
    const begun = generations.find(({ toolType }) => toolType === output.toolType);
    return begun
      ? { ...output, status: begun.status, error: null, updatedAt: now.toISOString() }
      : output;
  });
}
