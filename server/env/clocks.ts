import { chosenModels, type ModelLists, type ModelSpeed } from "#server/env/models.ts";
import type { ModelProvider } from "#server/model/model-name.ts";
import type { Clocks } from "#server/model/watch.ts";

type Pace = Clocks & {
  /** However often it is put back, a report has ended by then. */
  longestGenerationSeconds: number;
  reportsAtOnce: number;
};

/** A model at home loads first, reads a prompt for minutes, and serves one or two calls at once. */
const paces: Record<ModelSpeed, Pace> = {
  hosted: {
    connectMs: 20_000,
    firstTokenMs: 30_000,
    stallMs: 20_000,
    totalMs: 120_000,
    longestGenerationSeconds: 480,
    reportsAtOnce: 12,
  },
  slow: {
    // Ollama sends headers together with the first token.
    connectMs: 180_000,
    firstTokenMs: 180_000,
    stallMs: 60_000,
    totalMs: 900_000,
    longestGenerationSeconds: 3_600,
    reportsAtOnce: 2,
  },
};

type ClockSettings = ModelLists & {
  MODEL_SPEED?: ModelSpeed;
  MODEL_CONNECT_MS?: number;
  MODEL_FIRST_TOKEN_MS?: number;
  MODEL_STALL_MS?: number;
  MODEL_TOTAL_MS?: number;
  QUEUE_POLL_SECONDS: number;
  QUEUE_HEARTBEAT_SECONDS: number;
  QUEUE_CONCURRENCY?: number;
  QUEUE_EXPIRE_SECONDS?: number;
  SPEND_LOST_AFTER_SECONDS?: number;
  STOP_DRAIN_MS: number;
  STOP_TIMEOUT_MS: number;
};

function speedOf({ MODEL_SPEED }: ClockSettings, provider: ModelProvider): ModelSpeed {
  return MODEL_SPEED ?? (provider === "ollama" ? "slow" : "hosted");
}

/** How long calls to a provider may take: each setting for all of them, else as its speed allows. */
export function clocksOf(settings: ClockSettings, provider: ModelProvider): Clocks {
  const usual = paces[speedOf(settings, provider)];
  return {
    connectMs: settings.MODEL_CONNECT_MS ?? usual.connectMs,
    firstTokenMs: settings.MODEL_FIRST_TOKEN_MS ?? usual.firstTokenMs,
    stallMs: settings.MODEL_STALL_MS ?? usual.stallMs,
    totalMs: settings.MODEL_TOTAL_MS ?? usual.totalMs,
  };
}

/** The clocks around the slowest of the chosen models; one that an organization connects has no longer. */
export function deriveClocks(settings: ClockSettings) {
  const ofModels = chosenModels(settings).map(({ provider }) => speedOf(settings, provider));
  const speeds = [settings.MODEL_SPEED, ...ofModels];
  const pace = paces[speeds.includes("slow") ? "slow" : "hosted"];
  const reportMs = settings.MODEL_TOTAL_MS ?? pace.totalMs;
  const expiry = settings.QUEUE_EXPIRE_SECONDS ?? Math.ceil(reportMs / 1_000) + 30;
  return {
    /** For all calls of a report together. */
    reportMs,
    longestGenerationSeconds: pace.longestGenerationSeconds,
    QUEUE_CONCURRENCY: settings.QUEUE_CONCURRENCY ?? pace.reportsAtOnce,
    QUEUE_EXPIRE_SECONDS: expiry,
    SPEND_LOST_AFTER_SECONDS: settings.SPEND_LOST_AFTER_SECONDS ?? Math.max(600, 4 * expiry),
  };
}

/** Clocks that must run out one before the other; a sentence for each that does not. */
export function findClashes(settings: ClockSettings): string[] {
  const { QUEUE_POLL_SECONDS: poll, QUEUE_HEARTBEAT_SECONDS: heartbeat } = settings;
  const clocks = deriveClocks(settings);
  const { QUEUE_EXPIRE_SECONDS: expiry, longestGenerationSeconds: longest } = clocks;
  const rules = {
    "QUEUE_POLL_SECONDS must be shorter than QUEUE_HEARTBEAT_SECONDS": poll < heartbeat,
    "QUEUE_HEARTBEAT_SECONDS must be shorter than QUEUE_EXPIRE_SECONDS": heartbeat < expiry,
    "MODEL_TOTAL_MS must be shorter than QUEUE_EXPIRE_SECONDS: a report still being written would be given to another worker":
      clocks.reportMs < expiry * 1_000,
    [`MODEL_TOTAL_MS must be shorter than ${longest} s: no report may take longer, waiting included`]:
      clocks.reportMs < longest * 1_000,
    "STOP_DRAIN_MS must be shorter than STOP_TIMEOUT_MS":
      settings.STOP_DRAIN_MS < settings.STOP_TIMEOUT_MS,
  };
  return Object.entries(rules).flatMap(([sentence, isKept]) => (isKept ? [] : [sentence]));
}
