import type { ToolType } from "#contract/output.ts";
import { echoIn, echoUsage, inLetters, type NotedCall } from "#server/test/model/echo-model.ts";
import type { Snapshot } from "#server/test/database/snapshot.ts";

/** A generation that the server said yes to. */
export type Promised = { jobId: number; toolType: ToolType; generation: number; askedAt: number };

/** What the server says, what the model saw, and what was promised. */
export type Evidence = Snapshot & {
  calls: NotedCall[];
  promises: Promised[];
  /** Reports were written section by section. */
  isSmall?: boolean;
};

const mostCalls = { whole: 3, bySection: 24, perSection: 2 };
const microsPerToken = 10;

type Output = Evidence["outputs"][number];
type Bill = Evidence["bills"][number];

const isFinal = ({ status }: Output) => status === "completed" || status === "failed";
const nameOf = (output: Output | undefined) =>
  output ? `${output.tool_type} of job ${output.job_id}` : "a report that is not there";
const sum = (bills: Bill[]) => bills.reduce((total, { micros }) => total + micros, 0);

/** One rule each: what breaks it, in words; nothing when it holds. */
const rules = {
  /** Accepted, and never brought to an end. */
  lost: ({ promises, outputs, versions }: Evidence): string[] =>
    promises
      .filter(({ jobId, toolType, generation }) => {
        const output = outputs.find((one) => one.job_id === jobId && one.tool_type === toolType);
        if (!output || output.gen < generation) return true;
        if (output.gen > generation) return false;
        const hasText = versions.some(
          ({ output_id, gen }) => output_id === output.id && gen === generation,
        );
        return !isFinal(output) || (output.status === "completed" && !hasText);
      })
      .map(({ jobId, toolType, generation }) => `${toolType} of job ${jobId}, ${generation}`),

  /** More than one text committed for one generation. */
  doubled: ({ versions }: Evidence): string[] =>
    [...Map.groupBy(versions, ({ output_id, gen }) => `output ${output_id}, ${gen}`)]
      .filter(([, texts]) => texts.length > 1)
      .map(([generation]) => generation),

  /** Words that the model wrote for something else, earlier, or twice used. */
  unexpected({ versions, outputs, calls, promises }: Evidence): string[] {
    const byEcho = new Map(calls.map((call) => [inLetters(call.number), call]));
    const used = new Set<string>();
    return versions.flatMap(({ output_id, gen, content }) => {
      const output = outputs.find(({ id }) => id === output_id);
      const echo = echoIn(content) ?? "";
      const call = byEcho.get(echo);
      const promise = promises.find(
        ({ jobId, toolType, generation }) =>
          jobId === output?.job_id && toolType === output.tool_type && generation === gen,
      );
      const isRight =
        output !== undefined &&
        call?.mark === output.mark &&
        call?.toolType === output.tool_type &&
        call.startedAt >= (promise?.askedAt ?? 0) &&
        !used.has(echo);
      used.add(echo);
      return isRight ? [] : [`${nameOf(output)}, ${gen}: "${echo}"`];
    });
  },

  /** More calls than a generation may make, or calls that nobody counted. */
  overspent({ bills, outputs, calls, isSmall }: Evidence): string[] {
    const most = isSmall ? mostCalls.bySection : mostCalls.whole;
    const tooMany = [...Map.groupBy(bills, ({ output_id, gen }) => `output ${output_id}, ${gen}`)]
      .filter(([, made]) => made.length > most)
      .map(([generation, made]) => `${generation}: ${made.length} calls`);
    const uncounted = outputs.flatMap((output) => {
      const seen = callsFor(output, calls).length;
      const counted = bills.filter(({ output_id }) => output_id === output.id).length;
      return seen > counted ? [`${nameOf(output)}: ${seen} calls, ${counted} counted`] : [];
    });
    return [...tooMany, ...uncounted, ...(isSmall ? findOverasked(outputs, calls) : [])];
  },

  /** Under way, and nobody will ever go on with it. */
  stuck: ({ outputs, entries }: Evidence): string[] =>
    outputs
      .filter((output) => output.status !== "pending" && !isFinal(output))
      .filter(({ task_id }) => !entries.some(({ id }) => id === task_id))
      .map(nameOf),

  /** A queue entry with nothing to do. */
  orphan: ({ outputs, entries }: Evidence): string[] =>
    entries
      .filter(({ output_id, gen }) => {
        const output = outputs.find(({ id }) => id === output_id);
        return !output || output.gen !== gen || isFinal(output);
      })
      .map(({ name, state, output_id, gen }) => `${name} (${state}) for ${output_id}, ${gen}`),

  /** Money that does not add up. */
  ledger: (evidence: Evidence): string[] => [
    ...findWrongBills(evidence),
    ...findUnpaid(evidence),
    ...findWrongCounters(evidence),
  ],
};

export type Violations = Record<keyof typeof rules, string[]>;

export function findViolations(evidence: Evidence): Violations {
  const found = Object.entries(rules).map(([name, rule]) => [name, rule(evidence)]);
  return Object.fromEntries(found) as Violations;
}

/** What a healthy server leaves behind. */
export const noViolations = Object.fromEntries(
  Object.keys(rules).map((name) => [name, []]),
) as unknown as Violations;

function callsFor({ mark, tool_type }: Output, calls: NotedCall[]): NotedCall[] {
  return calls.filter((call) => call.mark === mark && call.toolType === tool_type);
}

/** Sections that were asked for together with others, or too often. */
function findOverasked(outputs: Output[], calls: NotedCall[]): string[] {
  return outputs.flatMap((output) => {
    const asked = callsFor(output, calls).map(({ keys }) => keys);
    const together = asked.filter((keys) => keys.length !== 1).map((keys) => keys.join());
    const tooOften = [...Map.groupBy(asked, (keys) => keys.join())]
      .filter(([, times]) => times.length > mostCalls.perSection * output.gen)
      .map(([key, times]) => `${key}: ${times.length} calls`);
    return [...together, ...tooOften].map((what) => `${nameOf(output)}, ${what}`);
  });
}

/** The call that a bill's tokens name. */
function callOf(bill: Bill, calls: NotedCall[]): NotedCall | undefined {
  return calls.find(({ number }) => echoUsage(number).input === bill.input_tokens);
}

/** Bills left open, of another report's call, twice for one call, or at a wrong price. */
function findWrongBills({ bills, outputs, calls }: Evidence): string[] {
  const open = bills
    .filter(({ state }) => state === "reserved")
    .map(({ output_id, gen }) => `output ${output_id}, ${gen}: never settled`);
  const paid = new Set<number>();
  const wrong = bills
    // A call that was given up before it left has none.
    .filter(({ input_tokens, micros }) => input_tokens !== null && (input_tokens > 0 || micros > 0))
    .filter((bill) => {
      const output = outputs.find(({ id }) => id === bill.output_id);
      const call = callOf(bill, calls);
      if (!output || !call || paid.has(call.number)) return true;
      paid.add(call.number);
      const tokens = (bill.input_tokens ?? 0) + (bill.output_tokens ?? 0);
      return !callsFor(output, [call]).length || bill.micros !== tokens * microsPerToken;
    })
    .map(({ output_id, gen, input_tokens }) => `output ${output_id}, ${gen}: ${input_tokens}`);
  return [...open, ...wrong];
}

/** Calls whose tokens the model told, and for which nobody paid: neither their price nor, after a death, an estimate. */
function findUnpaid({ bills, outputs, calls }: Evidence): string[] {
  return outputs.flatMap((output) => {
    const own = bills.filter(({ output_id }) => output_id === output.id);
    const paid = new Set(own.map((bill) => callOf(bill, calls)?.number));
    const told = callsFor(output, calls).filter(({ hasToldUsage }) => hasToldUsage);
    const unpaid = told.filter(({ number }) => !paid.has(number)).length;
    const estimated = own.filter(({ input_tokens }) => input_tokens === null).length;
    return unpaid > estimated ? [`${nameOf(output)}: ${unpaid} calls unpaid`] : [];
  });
}

/** Counters that differ from the bills they count. */
function findWrongCounters({ bills, counters }: Evidence): string[] {
  const expected = new Map([["everyone ", sum(bills)]]);
  for (const [id, own] of Map.groupBy(bills, ({ organization_id }) => organization_id)) {
    expected.set(`organization ${id}`, sum(own));
  }
  return [...expected].flatMap(([name, micros]) => {
    const counted = counters.find(({ scope, whose }) => `${scope} ${whose}` === name)?.micros ?? 0;
    return counted === micros ? [] : [`${name}: ${counted} counted, ${micros} billed`];
  });
}
