import { afterAll, beforeAll, expect } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints, type EndpointName } from "#contract/endpoints.ts";
import { castPeople, type Actor, type Cast } from "#server/test/access-actors.ts";
import { requestOf, type AccessRequest, type Target } from "#server/test/access-requests.ts";
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
import { holdsCanary } from "#server/test/canary.ts";
import { useFactories, type Factories, type FilledOrganization } from "#server/test/factories.ts";
import { openFingerprint, type Fingerprint } from "#server/test/fingerprint.ts";
import { testOrigin, useTestApp, type TestApp } from "#server/test/test-app.ts";

export type Reply = { status: number; body: string };
export type Stage = ReturnType<typeof buildStage>;

/** Everything a cell of the matrix needs, for one test file. */
export function useStage(): () => Stage {
  const app = useTestApp({ STREAMS_PER_USER: "1000" });
  const make = useFactories(app);
  let stage: Stage | undefined;
  beforeAll(async () => {
    const cast = await castPeople(make());
    const fingerprint = await openFingerprint(make().admin);
    const address = await app().app.listen({ host: "127.0.0.1", port: 0 });
    stage = buildStage(app(), make(), cast, fingerprint, address);
  });
  afterAll(() => (stage = undefined));
  return () => {
    if (!stage) throw new Error("the stage is not built yet");
    return stage;
  };
}

function buildStage(
  app: TestApp,
  make: Factories,
  cast: Cast,
  fingerprint: (organizationId?: number) => Promise<Fingerprint>,
  address: string,
) {
  async function cookieOf(actor: Actor): Promise<string> {
    if (actor === "visitor") return "";
    const { userId, cookie } = cast.people[actor];
    return actor === "expired" ? make.session(userId, "north", -1_000) : cookie;
  }

  /** Sends it as this person's browser would; of a stream only the first event is read. */
  async function ask(request: AccessRequest, cookie: string): Promise<Reply> {
    const endpoint: Endpoint = endpoints[request.name];
    if (endpoint.reply === "events") return readFirstEvent(`${address}${request.url}`, cookie);
    const { method, url, payload } = request;
    const headers = { ...request.headers, origin: testOrigin, ...(cookie ? { cookie } : {}) };
    const answer = await app.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    return { status: answer.statusCode, body: answer.body };
  }

  /** A fresh job in an organization, and an invitation for whoever may send the request. */
  async function aim(
    where: FilledOrganization,
    chosenOrganizationId: number,
    invitee: string,
  ): Promise<Target> {
    const { jobId, outputs } = await make.job(where, cast.people.admin);
    return {
      organizationId: where.id,
      jobId,
      outputId: outputs.intakeSync,
      toolType: "intakeSync",
      chosenOrganizationId,
      invitationToken: await make.invitation(cast.west, invitee),
    };
  }

  /** One cell: the answer, the database and, when it is a refusal, the same request from somebody who may. */
  async function playCell(name: EndpointName, actor: Actor): Promise<void> {
    const verdict = verdictOn(name, actor);
    const asker = verdict.refusal || actor === "visitor" ? "admin" : actor;
    const chosen = choosesOwn(name, actor) ? cast.south : cast.north;
    const target = await aim(cast.north, chosen.id, cast.people[asker as "admin"].email);
    const request = requestOf(name, target);
    const cookie = await cookieOf(actor);
    const witness = () => fingerprint(verdict.refusal ? undefined : cast.north.id);
    const before = await witness();

    const reply = await ask(request, cookie);
    expect(reply.status, reply.body).toBe(verdict.status);
    if (!mayReadNorth(name, actor)) expect(holdsCanary(reply.body, "north")).toBe(false);
    if (!mayReadSouth(name, actor)) expect(holdsCanary(reply.body, "south")).toBe(false);
    if (verdict.refusal || choosesOwn(name, actor)) expect(await witness()).toEqual(before);
    if (verdict.refusal) {
      expect(JSON.parse(reply.body)).toMatchObject({ code: verdict.refusal });
      expect(reply.body).toContain(refusalWords[verdict.refusal]);
      await playControl(request);
    }
    await make.removeJob(target.jobId);
  }

  /** A refusal proves nothing if the call is broken: North's admin sends the very same request. */
  async function playControl(request: AccessRequest): Promise<void> {
    const before = await fingerprint();
    const reply = await ask(request, cast.people.admin.cookie);
    expect(reply.status, `control: ${reply.body}`).toBe(success(request.name).status);
    if (answersOwnWords(request.name)) expect(holdsCanary(reply.body, "north")).toBe(true);
    if (changesRows(request.name)) expect(await fingerprint()).not.toEqual(before);
  }

  return { app, make, cast, fingerprint, cookieOf, ask, aim, playCell };
}

async function readFirstEvent(url: string, cookie: string): Promise<Reply> {
  const leaving = new AbortController();
  const answer = await fetch(url, {
    headers: cookie ? { cookie } : {},
    signal: leaving.signal,
  });
  if (!answer.headers.get("content-type")?.startsWith("text/event-stream"))
    return { status: answer.status, body: await answer.text() };
  let body = "";
  const words = new TextDecoder();
  for await (const piece of answer.body ?? []) {
    body += words.decode(piece, { stream: true });
    if (body.includes("event: job")) break;
  }
  leaving.abort();
  return { status: answer.status, body };
}
