import { shippedMarket } from "#server/features/market/shipped-market.service.ts";
import type { ToolType } from "#contract/output.ts";
import { backendEngineer } from "#eval/cases/backend-engineer.ts";
import { goodAnswer, keysOf, promptOf, toolOf } from "#server/test/model/model-answers.ts";
import {
  startModelServer,
  type ModelCall,
  type ModelScript,
} from "#server/test/model/model-server.ts";
import { briefOn } from "#tools/fixtures/sample-briefing.ts";
import type { Draft } from "#tools/tool.ts";

const { job } = backendEngineer;

/** The words that the model's answers fit to; an organization without them would get repairs. */
export const organizationWords = backendEngineer.organization;

const letters = "bcdfghjklmnpqrstvwxz";

/** A number in letters, because a figure in a report is taken for a fact. */
export function inLetters(value: number): string {
  const digits = value.toString(letters.length).padStart(4, "0");
  return digits.replaceAll(/./gu, (digit) => letters[Number.parseInt(digit, 20)] ?? "");
}

/** A job's words with a mark that its calls can be told by: it stands in a line that leaves. */
export function markedWords(mark: string) {
  const line = `We look after the meters of the district with Reference: ${mark}`;
  return { ...job, rawExtractedJd: `${job.rawExtractedJd}\n${line}` };
}

export function markIn(text: string): string | undefined {
  return /Reference:[\s^]+([a-z]+)/u.exec(text)?.[1];
}

/** The number of the call that a report's words came from. */
export function echoIn(report: string): string | undefined {
  return /Echo ([a-z]+) decides/u.exec(report)?.[1];
}

const answers = new Map<string, Draft>();

/** A good answer whose first section names the call. */
function echoAnswer(call: ModelCall): Draft {
  const tool = toolOf(call);
  const keys = keysOf(call);
  const wanted = [tool, ...keys].join();
  const answer =
    answers.get(wanted) ??
    goodAnswer(briefOn(job, organizationWords, {}, shippedMarket()), tool, keys);
  answers.set(wanted, answer);
  const [first = ""] = keys;
  const section = answer[first] as object;
  return {
    ...answer,
    [first]: { ...section, answer: `Echo ${inLetters(call.number)} decides this search.` },
  };
}

/** Tokens that no two calls share, so that a bill names its call. */
export function echoUsage(number: number) {
  return { input: 20_000 + number, cached: 0, output: 500 };
}

/** What a good model that names every call answers to this one. */
export function echoScript(call: ModelCall): ModelScript {
  return { content: echoAnswer(call), chunkChars: 500, usage: echoUsage(call.number) };
}

/** A call as the checker needs it. */
export type NotedCall = {
  number: number;
  mark: string | undefined;
  toolType: ToolType;
  startedAt: number;
  hasToldUsage: boolean;
  /** The sections it asked for. */
  keys: string[];
};

export function noteCall(call: ModelCall): NotedCall {
  return {
    number: call.number,
    mark: markIn(promptOf(call).user),
    toolType: toolOf(call),
    startedAt: call.startedAt,
    hasToldUsage: call.usage !== undefined,
    keys: keysOf(call),
  };
}

export async function startEchoModel() {
  const model = await startModelServer();
  model.behave(echoScript);
  return model;
}
