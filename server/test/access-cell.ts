import type { EndpointName } from "#contract/endpoints.ts";
import type { Actor } from "#server/test/access-actors.ts";
import { requestOf, type AccessRequest } from "#server/test/access-requests.ts";
import {
  answersOwnWords,
  changesRows,
  choosesOwn,
  mayReadNorth,
  mayReadSouth,
  refusalWords,
  success,
  verdictOn,
} from "#server/test/access-rules.ts";
import type { Stage } from "#server/test/access-stage.ts";
import { holdsCanary } from "#server/test/canary.ts";
import { differences } from "#server/test/fingerprint.ts";

/** What is seen when one person sends one request; the answer's text is there to be read when it is not right. */
export type Cell = {
  status: number;
  /** Other people's words in the answer. */
  leaks: string[];
  /** Tables that are not as they were although they must be. */
  touched: string[];
  refusal?: Refusal;
};

type Refusal = { code: unknown; saysWhy: boolean; control: Control };

/** A refusal proves nothing if the call is broken: North's admin sends the very same request. */
type Control = { status: number; tellsOwnWords?: boolean; touchesRows?: boolean };

export function rightCell(name: EndpointName, actor: Actor): Cell {
  const { status, refusal } = verdictOn(name, actor);
  const right = { status, leaks: [], touched: [] };
  if (!refusal) return right;
  const control = {
    status: success(name).status,
    ...(answersOwnWords(name) ? { tellsOwnWords: true } : {}),
    ...(changesRows(name) ? { touchesRows: true } : {}),
  };
  return { ...right, refusal: { code: refusal, saysWhy: true, control } };
}

/** Plays one cell of the matrix on a job of its own, made for it and removed after it. */
export async function playCell(stage: Stage, name: EndpointName, actor: Actor): Promise<Cell> {
  const { aim, ask, cast, cookieOf, fingerprint, make } = stage;
  const { refusal } = verdictOn(name, actor);
  const isChoosing = choosesOwn(name, actor);
  const invitee = refusal || actor === "visitor" ? cast.people.admin : cast.people[actor];
  const chosen = isChoosing ? cast.south : cast.north;
  const target = await aim(cast.north, chosen.id, invitee.email);
  const request = requestOf(name, target);
  const cookie = await cookieOf(actor);
  const look = () => fingerprint(refusal ? undefined : cast.north.id);

  const before = await look();
  const { status, body } = await ask(request, cookie);
  const touched = differences(before, await look());
  const cell: Cell = {
    status,
    leaks: [
      ...(!mayReadNorth(name, actor) && holdsCanary(body, "north") ? [body] : []),
      ...(!mayReadSouth(name, actor) && holdsCanary(body, "south") ? [body] : []),
    ],
    touched: refusal || isChoosing ? touched : [],
  };
  if (refusal) {
    const saysWhy = body.includes(refusalWords[refusal] ?? "nothing is written for this refusal");
    const code = (JSON.parse(body) as { code?: unknown }).code;
    cell.refusal = { code, saysWhy, control: await playControl(stage, request) };
  }
  await make.removeJob(target.jobId);
  return cell;
}

async function playControl(stage: Stage, request: AccessRequest): Promise<Control> {
  const { ask, cast, fingerprint } = stage;
  const before = await fingerprint();
  const { status, body } = await ask(request, cast.people.admin.cookie);
  const touched = differences(before, await fingerprint());
  return {
    status,
    ...(answersOwnWords(request.name) ? { tellsOwnWords: holdsCanary(body, "north") } : {}),
    ...(changesRows(request.name) ? { touchesRows: touched.length > 0 } : {}),
  };
}
