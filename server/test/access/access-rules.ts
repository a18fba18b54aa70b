import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints, type EndpointName } from "#contract/endpoints.ts";
import type { ProblemCode } from "#contract/problem.ts";
import { isSignedOut, roleInNorth, type Actor } from "#server/test/access/access-actors.ts";
import { letsCallerChoose } from "#server/test/access/access-requests.ts";

/** What must come back; `refusal` is the problem of a denied call. */
export type Verdict = { status: number; refusal?: ProblemCode };

/** What somebody must be answered who asks for North's rows, from the call's access word and readings.md 4-6 and 23. */
export function verdictOn(name: EndpointName, actor: Actor): Verdict {
  const { access }: Endpoint = endpoints[name];
  if (access === "anyone") return success(name);
  if (access === "guest" || access === "manager")
    return actor === access ? success(name) : { status: 404, refusal: "linkEnded" };
  if (actor === "guest" || actor === "manager") return { status: 404, refusal: "notFound" };
  if (isSignedOut(actor)) return { status: 401, refusal: "unauthorized" };
  if (access === "signedIn") return success(name);
  if (access === "operator")
    return actor === "operator" ? success(name) : { status: 404, refusal: "notFound" };
  if (choosesOwn(name, actor)) return success(name);
  if (roleInNorth[actor] === null) {
    return letsCallerChoose(name)
      ? { status: 403, refusal: "notAMember" }
      : { status: 404, refusal: "notFound" };
  }
  if (access === "admin" && roleInNorth[actor] !== "admin")
    return { status: 403, refusal: "adminsOnly" };
  return success(name);
}

/** Who proves that a call works: North's admin, an operator, a guest, or a manager. */
export function runnerOf(name: EndpointName): "admin" | "operator" | "guest" | "manager" {
  const { access }: Endpoint = endpoints[name];
  const others = ["operator", "guest", "manager"] as const;
  return others.find((word) => word === access) ?? "admin";
}

/**
 * Somebody in both organizations works in South, which they run. Where a call lets them choose they say South, and
 * must be answered from South alone; a row's id leads to North, where they are only a recruiter.
 */
export function choosesOwn(name: EndpointName, actor: Actor): boolean {
  return actor === "bothMember" && letsCallerChoose(name);
}

/** Those who run the call; one that is not built yet says so to them and to nobody else. */
export function success(name: EndpointName): Verdict {
  const { status = 200, reply }: Endpoint = endpoints[name];
  return { status: reply === "redirect" ? 302 : status };
}

const callsThatNameInviters: ReadonlySet<EndpointName> = new Set([
  "listPendingInvitations",
  "exportPerson",
]);

/** Calls for whoever opened a link. */
function isByLink(name: EndpointName): boolean {
  const { access }: Endpoint = endpoints[name];
  return access === "guest" || access === "manager";
}

const callsThatIntroduce: ReadonlySet<EndpointName> = new Set(["introduceShare", "introduceRoom"]);

/** Whose names an operator may read, and no other words: operators.test.ts says which. */
function isOperators(name: EndpointName, actor: Actor): boolean {
  return actor === "operator" && endpoints[name].access === "operator";
}

/** Whether the answer may carry North's words: to its members, and its name to the person it invited. */
export function mayReadNorth(name: EndpointName, actor: Actor): boolean {
  if (isOperators(name, actor)) return true;
  // A link tells whoever holds it who shares or asks what, and whoever opened it what that is.
  if (callsThatIntroduce.has(name) || isByLink(name)) return true;
  if (actor === "invited" && callsThatNameInviters.has(name)) return true;
  return roleInNorth[actor] !== null && !isSignedOut(actor) && !choosesOwn(name, actor);
}

/** Whether the answer may carry South's words: to its own people, except where a row's id led somebody of both to North. */
export function mayReadSouth(name: EndpointName, actor: Actor): boolean {
  if (isOperators(name, actor)) return true;
  if (actor === "otherMember" || actor === "otherAdmin") return true;
  if (actor !== "bothMember") return false;
  return endpoints[name].access === "signedIn" || choosesOwn(name, actor);
}

/** What the sentence of a refusal must contain (readings.md 5). */
export const refusalWords: Partial<Record<ProblemCode, string>> = {
  unauthorized: "Unauthorized",
  notAMember: "not a member",
  notFound: "Not found",
  adminsOnly: "admins",
  linkEnded: "This link has ended",
};

const callsThatKeepNothing: ReadonlySet<EndpointName> = new Set([
  "parseJobDescription",
  "extractText",
  "introduceShare",
  "introduceRoom",
  "introduceAgent",
  "tryWhatIf",
]);

/** Whether a call that succeeds leaves a trace in the database. */
export function changesRows(name: EndpointName): boolean {
  const isUnsafe = endpoints[name].method !== "GET";
  return isUnsafe && !callsThatKeepNothing.has(name);
}

const readsThatAreRecorded: ReadonlySet<EndpointName> = new Set([
  "exportPerson",
  "exportOrganization",
  "exportManager",
]);

/** Whether a call that succeeds is recorded: every change is, and whoever takes everything out. */
export function isRecorded(name: EndpointName): boolean {
  return changesRows(name) || readsThatAreRecorded.has(name);
}

const callsThatAnswerNumbers: ReadonlySet<EndpointName> = new Set([
  "countJobs",
  "listWebhookDeliveries",
]);

/** The operator's words, not the organization's. */
const callsThatAnswerSettings: ReadonlySet<EndpointName> = new Set(["getCompanySignIn"]);

/** Whether a call that succeeds answers with the organization's own words. */
export function answersOwnWords(name: EndpointName): boolean {
  const { method, access, reply }: Endpoint = endpoints[name];
  const isTenants = access === "member" || access === "admin" || isByLink(name);
  const isWordless = callsThatAnswerNumbers.has(name) || callsThatAnswerSettings.has(name);
  const isInWords = reply !== "events" && reply !== "redirect" && !isWordless;
  return method === "GET" && isTenants && isInWords;
}
