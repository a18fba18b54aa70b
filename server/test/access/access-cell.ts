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
  refusal?: Refusal;
};

type Refusal = { code: unknown; saysWhy: boolean; control: Control };

/** A refusal proves nothing if the call is broken: North's admin, or an operator, sends the very same request. */
type Control = { status: number; tellsOwnWords?: boolean; touchesRows?: boolean };

export function rightCell(name: EndpointName, actor: Actor): Cell {
  const { status, refusal } = verdictOn(name, actor);
  const done = !refusal && isRecorded(name) ? 1 : 0;
  const denied = refusal === "adminsOnly" ? 1 : 0;
  const right = { status, leaks: [], touched: [], recorded: { done, denied } };
  if (!refusal) return right;
  const control = {
    status: success(name).status,
    ...(answersOwnWords(name) ? { tellsOwnWords: true } : {}),
    ...(changesRows(name) ? { touchesRows: true } : {}),
  };
  return { ...right, refusal: { code: refusal, saysWhy: true, control } };
}

/** Plays one cell of the matrix on rows of its own, made for it and removed after it. */
export async function playCell(stage: Stage, name: EndpointName, actor: Actor): Promise<Cell> {
  const { aim, ask, cast, clear, countEntries, fingerprint, groundFor } = stage;
  const { refusal } = verdictOn(name, actor);
  const isChoosing = choosesOwn(name, actor);
  const ground = await groundFor(name);
  const chosen = isChoosing ? cast.south : ground;
  const target = await aim(ground, chosen.id, receiverOf(stage, name, actor));
  const request = requestOf(name, target);
  const cookie = await cookieOf(stage, name, actor, target);
  const look = () => fingerprint(refusal ? undefined : ground.id);

  const before = await look();
  const entries = await countEntries();
  const { status, body } = await ask(request, cookie);
  const touched = differences(before, await look());
  const { done, denied } = await countEntries();
  const cell: Cell = {
    status,
    leaks: [
      ...(!mayReadNorth(name, actor) && holdsCanary(body, "north") ? [body] : []),
      ...(!mayReadSouth(name, actor) && holdsCanary(body, "south") ? [body] : []),
    ],
    touched: refusal || isChoosing ? touched.filter((table) => isChoosing || !isRecord(table)) : [],
    recorded: { done: done - entries.done, denied: denied - entries.denied },
  };
  if (refusal) {
    const saysWhy = body.includes(refusalWords[refusal] ?? "nothing is written for this refusal");
    const code = (JSON.parse(body) as { code?: unknown }).code;
    cell.refusal = { code, saysWhy, control: await playControl(stage, request, target) };
  }
  await clear(target);
  return cell;
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
