import { setTimeout as wait } from "node:timers/promises";

const connectionFaults = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT"]);
/** No disk left, or no connection. */
const withoutRoom = new Set(["53100", "53300"]);
const stoppedStatements = new Set(["57014", "55P03", "25P03"]);

/** Whether the database could not be reached or stopped us, here or further down the chain of causes. */
export function isDatabaseAway(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  const code = (fault as { code?: string }).code ?? "";
  return (
    connectionFaults.has(code) ||
    withoutRoom.has(code) ||
    stoppedStatements.has(code) ||
    // A role that may not sign in.
    code.startsWith("28") ||
    code.startsWith("57P") ||
    code.startsWith("08") ||
    /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/u.test(
      fault.message,
    ) ||
    isDatabaseAway(fault.cause)
  );
}

/** No connection was to be had, or the statement took too long, alone or for a lock: what it had begun is undone. */
const undoneCodes = new Set(["ECONNREFUSED", "53300", "57P03", "57014", "55P03"]);

/** Whether nothing can have been done, so that it may be tried again. */
export function changedNothing(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  return (
    undoneCodes.has((fault as { code?: string }).code ?? "") ||
    fault.message.startsWith("timeout exceeded when trying to connect") ||
    changedNothing(fault.cause)
  );
}

const patienceMs = 30_000;
const pauseMs = 500;

/** Does what was paid for already and may be done twice, however long the database restarts. */
export async function outlastRestart<T>(
  work: () => Promise<T>,
  isWorthWaiting: (fault: unknown) => boolean = isDatabaseAway,
): Promise<T> {
  const endsAt = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (fault) {
      if (!isWorthWaiting(fault) || performance.now() > endsAt) throw fault;
      await wait(pauseMs);
    }
  }
}
