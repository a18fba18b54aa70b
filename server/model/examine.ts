import { z } from "zod";
import { clocksOf } from "#server/env/clocks.ts";
import type { Env } from "#server/env.ts";
import { diagnose, type Finding } from "#server/model/diagnose.ts";
import { findSchemaDrops } from "#server/model/schema-drops.ts";
import { ModelFailure } from "#server/model/door/failure.ts";
import { openWindows } from "#server/model/window/known-windows.ts";
import type { ModelName } from "#server/model/model-name.ts";
import { configureModel, type ConfiguredModel } from "#server/model/door/providers.ts";
import { callTokens, foresee, isInTime } from "#server/model/report-needs.ts";
import type { ModelRequest, Written } from "#server/model/door/request.ts";
import { fitWindow, type Window } from "#server/model/window/window.ts";
import { writeWithModel } from "#server/model/write.ts";

/** Sentences that make a prompt about as long as a call's. */
const fillers = { off: 650, on: 130 };

const SmallReport = z.strictObject({
  summary: z.string().min(1).max(600),
  actions: z.array(z.string().min(1).max(200)).min(1).max(5),
});
const Unguessable = z.strictObject({ verdict_of_row_47: z.string().min(1).max(600) });
const FoundWord = z.strictObject({ word: z.string().min(1).max(40) });

const hiddenWord = "marigold";
const filler = "The recruiter called the hiring manager about the open role on Monday. ";

/** Tries one model as reports will use it; the first fault ends what cannot be tried without it. */
export async function examineModel(env: Env, name: ModelName): Promise<Finding[]> {
  const model = configureModel(env, name);
  const signal = new AbortController().signal;
  const window = await openWindows(env)(model, signal);
  const write = <T>(asked: Asked<T>) => writeOnce(env, model, window, { ...asked, signal });
  const warnings = (await listDrops(env, model, signal)).map(warn);
  try {
    const report = await write({
      system: "You write short recruiting reports as JSON.",
      prefix:
        "The job: a night nurse in Austin, Texas. Three years of intensive care. $48 an hour.",
      ask: 'Write "summary", two sentences on how hard this search is, and "actions", three next steps.',
      schema: SmallReport,
      answerTokens: 500,
    });
    const found = [
      ...warnings,
      good("reachable", "The server answers."),
      good("key", "It lets us in."),
      good("model", `It has ${name.model}.`),
      good("answers", "The model answers in the form that was asked for."),
      good("report", `It wrote: ${report.object.summary}`),
      judgeSpeed(env, model, report),
    ];
    const schema = await trySchema(env, model, (untold, asked) =>
      writeOnce(env, untold, window, { ...asked, signal }),
    );
    return [...found, ...schema, ...(await tryWindow(env, model, window, write))];
  } catch (fault) {
    if (!(fault instanceof ModelFailure)) throw fault;
    return [...warnings, diagnose(model, fault)];
  }
}

type Asked<T> = Omit<ModelRequest<T>, "signal">;

const good = (check: Finding["check"], sentence: string): Finding => ({
  check,
  sentence,
  isGood: true,
});
const warn = (sentence: string): Finding => ({ ...good("schema", sentence), isWarning: true });

/** An Ollama may stand behind either protocol. */
async function listDrops(
  env: Env,
  { provider, model, fetch }: ConfiguredModel,
  signal: AbortSignal,
): Promise<string[]> {
  const baseUrl = {
    ollama: env.OLLAMA_BASE_URL,
    compatible: env.COMPATIBLE_BASE_URL && new URL("/", env.COMPATIBLE_BASE_URL).href,
  }[provider as string];
  return baseUrl ? findSchemaDrops({ baseUrl, fetch, signal }, model) : [];
}

/** Whether the server holds a model to a schema that no prompt tells it: nobody guesses these names. */
async function trySchema(
  env: Env,
  model: ConfiguredModel,
  write: <T>(model: ConfiguredModel, asked: Asked<T>) => Promise<Written<T>>,
): Promise<Finding[]> {
  const isText = model.provider === "compatible" && env.COMPATIBLE_ANSWERS === "text";
  if (!model.isSelfHosted || isText) return [];
  const setting = model.provider === "ollama" ? "OLLAMA_ANSWERS" : "COMPATIBLE_ANSWERS";
  try {
    await write(
      { ...model, isToldSchema: false },
      {
        system: "You answer as JSON.",
        prefix: "The job: a night nurse in Austin, Texas.",
        ask: "Say in one sentence how hard this search is.",
        schema: Unguessable,
        answerTokens: 200,
      },
    );
    const shorter = model.isToldSchema ? ` ${setting}=schema leaves it out of the prompt.` : "";
    return [good("schema", `The server holds the model to the form of answers.${shorter}`)];
  } catch (fault) {
    if (!(fault instanceof ModelFailure) || fault.kind !== "invalidOutput") throw fault;
    const dropped = "The server drops the form of answers";
    if (model.isToldSchema) return [warn(`${dropped}; the prompt tells it as well.`)];
    return [{ check: "schema", isGood: false, sentence: `${dropped}. Set ${setting}=both.` }];
  }
}

function writeOnce<T>(
  env: Env,
  model: ConfiguredModel,
  window: Window,
  request: ModelRequest<T>,
): Promise<Written<T>> {
  const sizes = fitWindow(request, window, {
    contextTokens: window.tokens,
    maxOutputTokens: env.MODEL_MAX_OUTPUT_TOKENS,
    maxChars: env.MODEL_MAX_OUTPUT_CHARS,
    maxBytes: env.MODEL_MAX_RESPONSE_BYTES,
    maxPartialChars: env.MODEL_MAX_PARTIAL_CHARS,
  });
  // Patient, so that what is slow is measured and not given up.
  const clocks = clocksOf({ ...env, MODEL_SPEED: "slow" }, model.provider);
  return writeWithModel(model, request, clocks, sizes);
}

/** Whether reports are written in time. */
function judgeSpeed(env: Env, { provider }: ConfiguredModel, written: Written<unknown>): Finding {
  const { tokensPerSecond, seconds } = foresee(written);
  const told = `${tokensPerSecond} tokens a second: a report takes about ${seconds} s.`;
  if (isInTime(seconds, clocksOf(env, provider)))
    return { check: "speed", isGood: true, sentence: told };
  const mend = isInTime(seconds, clocksOf({ ...env, MODEL_SPEED: "slow" }, provider))
    ? "Set MODEL_SPEED=slow."
    : "That is too slow for any setting: choose a smaller model, or a machine with a graphics card.";
  return { check: "speed", isGood: false, sentence: `${told} ${mend}` };
}

/** Whether a usual report fits, and whether the beginning of one is read. */
async function tryWindow(
  { MODEL_SMALL: small }: Env,
  model: ConfiguredModel,
  window: Window,
  write: <T>(asked: Asked<T>) => Promise<Written<T>>,
): Promise<Finding[]> {
  const needed = callTokens[small];
  const sizes = `It reads ${window.tokens.toLocaleString("en")} tokens at once; a call needs about ${needed.toLocaleString("en")}.`;
  if (window.tokens < needed) return [diagnose(model, new ModelFailure("windowTooSmall"), sizes)];
  if (!model.isSelfHosted) return [{ check: "window", isGood: true, sentence: sizes }];
  try {
    const { object } = await write({
      system: "You look something up in a long text and answer as JSON.",
      prefix: `The hidden word is ${hiddenWord}. ${filler.repeat(fillers[small])}`,
      ask: 'Give the hidden word that the text begins with, as "word".',
      schema: FoundWord,
      answerTokens: 200,
    });
    const isRead = object.word.toLowerCase().includes(hiddenWord);
    if (isRead) return [{ check: "window", isGood: true, sentence: sizes }];
    return [diagnose(model, new ModelFailure("promptCut"))];
  } catch (fault) {
    if (!(fault instanceof ModelFailure)) throw fault;
    return [diagnose(model, fault)];
  }
}
