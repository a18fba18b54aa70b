import { given } from "#contract/given.ts";
import { ModelFailure, type FailureKind } from "#server/model/door/failure.ts";

const kindByStatus: Record<number, FailureKind> = {
  401: "notAuthorized",
  403: "notAuthorized",
  408: "unavailable",
  409: "unavailable",
  413: "tooLarge",
  425: "unavailable",
  429: "rateLimited",
};

/** Errors that providers send inside a stream, by the word they use. */
const kindByType: Record<string, FailureKind> = {
  authentication_error: "notAuthorized",
  permission_error: "notAuthorized",
  invalid_request_error: "badRequest",
  not_found_error: "badRequest",
  request_too_large: "tooLarge",
  rate_limit_error: "rateLimited",
};

/** The AI SDK's own errors, by name. */
const kindByName: Record<string, FailureKind> = {
  AI_APICallError: "unavailable",
  AI_StreamProviderError: "unavailable",
  AI_InvalidResponseDataError: "cut",
  AI_JSONParseError: "cut",
  AI_TypeValidationError: "cut",
  AI_EmptyResponseBodyError: "cut",
  AI_NoOutputGeneratedError: "cut",
  AI_LoadAPIKeyError: "notAuthorized",
  AI_LoadSettingError: "notAuthorized",
};

/** How servers say that a prompt does not fit, such as "This model's maximum context length is 4096 tokens". */
const saysTooLong =
  /context[ _](?:length|size|window)|exceed[a-z]*[^"]{0,30}\bcontext|prompt is too long/iu;

const longestWaitSeconds = 24 * 60 * 60;

/** Makes a typed failure of whatever the SDK or the network threw; anything else is a bug and stays what it is. */
export function readFailure(fault: unknown, now = Date.now()): unknown {
  if (fault instanceof ModelFailure || !(fault instanceof Error)) return fault;
  const { statusCode, type, responseHeaders, responseBody } = fault as Error & {
    statusCode?: unknown;
    responseBody?: unknown;
    type?: unknown;
    responseHeaders?: Record<string, string>;
  };
  const status = typeof statusCode === "number" ? statusCode : undefined;
  const isTooLong = typeof responseBody === "string" && saysTooLong.test(responseBody);
  const kind =
    (isTooLong ? "windowTooSmall" : undefined) ??
    kindOfStatus(status) ??
    kindByType[typeof type === "string" ? type : ""] ??
    kindOfRefusal(fault) ??
    kindByName[fault.name] ??
    kindOfNetworkFault(fault) ??
    (fault.name.startsWith("AI_") ? "badRequest" : undefined);
  if (!kind) return fault;
  const retryAfterSeconds = readRetryAfter(responseHeaders, now);
  return new ModelFailure(kind, given({ status, retryAfterSeconds }));
}

/** Seconds to wait, from a number of seconds or a date by the provider's own clock; nonsense counts as not said. */
function readRetryAfter(
  { "retry-after": value, date = "" }: Record<string, string> = {},
  now: number,
): number | undefined {
  if (value === undefined) return undefined;
  const isDate = /[a-z]/iu.test(value);
  const theirNow = Date.parse(date) || now;
  const seconds = isDate ? Math.ceil((Date.parse(value) - theirNow) / 1000) : Number(value);
  if (!Number.isFinite(seconds) || (!isDate && seconds < 0)) return undefined;
  return Math.min(Math.max(seconds, 0), longestWaitSeconds);
}

function kindOfStatus(status: number | undefined): FailureKind | undefined {
  if (status === undefined) return undefined;
  // A 200 that the SDK could not read: the stream is broken, not the service.
  if (status < 400) return "cut";
  return kindByStatus[status] ?? (status >= 500 ? "unavailable" : "badRequest");
}

/** Our own wall stands before the network, under whatever the SDK made of it. */
function kindOfRefusal(fault: unknown): FailureKind | undefined {
  if (!(fault instanceof Error)) return undefined;
  return fault.name === "EgressRefused" ? "addressRefused" : kindOfRefusal(fault.cause);
}

/** Node's fetch says "fetch failed" before the headers and "terminated" after them. */
function kindOfNetworkFault(fault: Error): FailureKind | undefined {
  if (!(fault instanceof TypeError)) return undefined;
  if (fault.message === "terminated") return "cut";
  return fault.message === "fetch failed" ? "unavailable" : undefined;
}

type Issue = { path?: readonly PropertyKey[]; message?: string };

/** The schema's complaints under an SDK error, as sentences for a repair. */
export function listIssues(fault: unknown): string[] {
  for (let cause = fault; cause instanceof Error; cause = cause.cause) {
    const { issues } = cause as Error & { issues?: readonly Issue[] };
    if (!issues) continue;
    return issues
      .slice(0, 20)
      .map(({ path, message }) => `${path?.map(String).join(".") || "answer"}: ${message}`);
  }
  return ["answer: not one JSON object"];
}
