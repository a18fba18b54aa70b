import { payOfJob } from "#server/test/database/room-rows.ts";
import type { EndpointName } from "#contract/endpoints.ts";
import { isPerson, type Actor } from "#server/test/access/access-actors.ts";
import { requestOf, type AccessRequest, type Target } from "#server/test/access/access-requests.ts";
import {
  answersOwnWords,
  changesRows,
  choosesOwn,
  isRecorded,
  mayReadNorth,
  mayReadSouth,
  refusalWords,
  runnerOf,
  success,
  verdictOn,
} from "#server/test/access/access-rules.ts";
import type { Recorded, Stage } from "#server/test/access/access-stage.ts";
import { holdsCanary } from "#server/test/canary.ts";
import type { Person } from "#server/test/database/factories.ts";
import { differences } from "#server/test/database/fingerprint.ts";

/** What is seen when one person sends one request; the answer's text is there to be read when it is not right. */
export type Cell = {
  status: number;
  /** Other people's words in the answer. */
  leaks: string[];
  /** Tables that are not as they were although they must be. */
  touched: string[];
  /** What was added to the record: one entry for a change, one for an admin's call that a recruiter tried (V-07). */
  recorded: Recorded;
  refusal?: { code: unknown; saysWhy: boolean };
};

/** A refusal proves nothing if the call is broken: North's admin, or an operator, sends the very same request. */
type Control = { status: number; tellsOwnWords?: boolean; touchesRows?: boolean };
type Refusals = {
  cells: Partial<Record<Actor, Cell>>;
  /** Tables that one of them has changed. */
  touched: string[];
  control: Control;
};

export function rightCell(name: EndpointName, actor: Actor): Cell {
  const { status, refusal } = verdictOn(name, actor);
  const done = !refusal && isRecorded(name) ? 1 : 0;
  const denied = refusal === "adminsOnly" ? 1 : 0;
  const right = { status, leaks: [], touched: [], recorded: { done, denied } };
  return refusal ? { ...right, refusal: { code: refusal, saysWhy: true } } : right;
}

export function rightRefusals(name: EndpointName, refused: readonly Actor[]): Refusals {
  return {
    cells: Object.fromEntries(refused.map((actor) => [actor, rightCell(name, actor)])),
    touched: [],
    control: {
      status: success(name).status,
      ...(answersOwnWords(name) ? { tellsOwnWords: true } : {}),
      ...(changesRows(name) ? { touchesRows: true } : {}),
    },
  };
}

/** Plays the call of somebody who may make it, on rows of its own, made for it and removed after it. */
export async function playCell(stage: Stage, name: EndpointName, actor: Actor): Promise<Cell> {
  const { aim, cast, clear, countEntries, fingerprint, groundFor } = stage;
  const isChoosing = choosesOwn(name, actor);
  const ground = await groundFor(name);
  const chosen = isChoosing ? cast.south : ground;
  const target = await aim(ground, chosen.id, receiverOf(stage, name, actor));
  const cookie = await cookieOf(stage, name, actor, target);
  // Whoever chooses another organization leaves this one as it is.
  const untouched = isChoosing ? () => fingerprint(ground.id) : async () => ({});
  const before = await untouched();
  const cell = await look(stage, actor, requestOf(name, target), cookie, await countEntries());
  cell.touched = differences(before, await untouched());
  await clear(target);
  return cell;
}

/** Plays the call of all who may not make it on the same rows, which none of them may touch, and then of somebody who may. */
export async function playRefusals(
  stage: Stage,
  name: EndpointName,
  refused: readonly Actor[],
): Promise<Refusals> {
  const { aim, clear, countEntries, fingerprint, groundFor } = stage;
  const ground = await groundFor(name);
  const target = await aim(ground, ground.id, receiverOf(stage, name, "visitor"));
  const request = requestOf(name, target);
  const cookies: (readonly [Actor, string])[] = [];
  for (const actor of refused) cookies.push([actor, await cookieOf(stage, name, actor, target)]);
  const cells: Refusals["cells"] = {};
  const before = await fingerprint();
  for (const [actor, cookie] of cookies) {
    cells[actor] = await look(stage, actor, request, cookie, await countEntries());
  }
  // One look for all of them costs a tenth of one look for each; who it was, the answers mostly say.
  const touched = differences(before, await fingerprint()).filter((one) => !isRecord(one));
  const control = await playControl(stage, request, target);
  await clear(target);
  return { cells, touched, control };
}

async function look(
  { ask, countEntries }: Stage,
  actor: Actor,
  request: AccessRequest,
  cookie: string,
  entries: Recorded,
): Promise<Cell> {
  const { name } = request;
  const { status, body } = await ask(request, cookie);
  const { done, denied } = await countEntries();
  const { refusal } = verdictOn(name, actor);
  const words = (refusal && refusalWords[refusal]) ?? "nothing is written for this refusal";
  return {
    status,
    leaks: [
      ...(!mayReadNorth(name, actor) && holdsCanary(body, "north") ? [body] : []),
      ...(!mayReadSouth(name, actor) && holdsCanary(body, "south") ? [body] : []),
    ],
    touched: [],
    recorded: { done: done - entries.done, denied: denied - entries.denied },
    ...(refusal ? { refusal: { code: codeOf(body), saysWhy: body.includes(words) } } : {}),
  };
}

/** What a refusal is called by programs. */
export function codeOf(body: string): unknown {
  return body.startsWith('{"code"') ? (JSON.parse(body) as { code?: unknown }).code : undefined;
}

/** What a browser sends along; a guest's and a manager's come from a link to the very job that is asked about. */
async function cookieOf(
  { make, senderOf }: Stage,
  name: EndpointName,
  actor: Actor,
  { organizationId, shareLinkId, roomId, jobId }: Target,
): Promise<string> {
  if (actor === "visitor") return "";
  if (actor === "guest") return make.guest({ organizationId, shareLinkId });
  if (actor === "manager") {
    // Whoever signs has a room of their own, whose card says what the job says.
    const own = { id: organizationId, tenant: "north" };
    const room =
      name === "signRoom"
        ? await make.room(own, jobId, {}, payOfJob(own.tenant))
        : { organizationId, roomId };
    return make.manager(room);
  }
  return (await senderOf(name, actor)).cookie;
}

/** A refusal adds to the record and to nothing else. */
function isRecord(table: string): boolean {
  return table === "audit_entries";
}

/** Who the request is made for; a link is mailed to somebody outside, so that whoever follows it learns no member's address. */
function receiverOf({ cast }: Stage, name: EndpointName, actor: Actor): Person {
  if (name === "previewInvitation") return cast.people.invited;
  const isRefused = verdictOn(name, actor).refusal !== undefined;
  return isRefused || !isPerson(actor) ? cast.people.admin : cast.people[actor];
}

async function playControl(stage: Stage, request: AccessRequest, target: Target): Promise<Control> {
  const { ask, fingerprint } = stage;
  const cookie = await cookieOf(stage, request.name, runnerOf(request.name), target);
  const before = changesRows(request.name) ? await fingerprint() : undefined;
  const { status, body } = await ask(request, cookie);
  return {
    status,
    ...(answersOwnWords(request.name) ? { tellsOwnWords: holdsCanary(body, "north") } : {}),
    ...(before ? { touchesRows: differences(before, await fingerprint()).length > 0 } : {}),
  };
}
