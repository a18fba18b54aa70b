import { beforeAll } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { castPeople, type Actor, type Cast } from "#server/test/access-actors.ts";
import type { AccessRequest, Target } from "#server/test/access-requests.ts";
import { useFactories, type Factories, type FilledOrganization } from "#server/test/factories.ts";
import { openFingerprint, type Fingerprint } from "#server/test/fingerprint.ts";
import { testOrigin, useTestApp, type TestApp } from "#server/test/test-app.ts";

export type Reply = { status: number; body: string };
export type Stage = ReturnType<typeof buildStage>;

/** Two organizations, ten people and a listening server: what a cell of the matrix needs, for one test file. */
export function useStage(): () => Stage {
  const app = useTestApp({ STREAMS_PER_USER: "1000" });
  const make = useFactories(app);
  const built: Stage[] = [];
  beforeAll(async () => {
    const cast = await castPeople(make());
    const fingerprint = await openFingerprint(make().admin);
    const address = await app().app.listen({ host: "127.0.0.1", port: 0 });
    built.push(buildStage(app(), make(), cast, fingerprint, address));
  });
  return () => {
    const [stage] = built;
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
  return {
    app,
    make,
    cast,
    fingerprint,

    cookieOf: async (actor: Actor): Promise<string> => {
      if (actor === "visitor") return "";
      const { userId, cookie } = cast.people[actor];
      return actor === "expired" ? make.session(userId, "north", -1_000) : cookie;
    },

    /** Sends it as this person's browser would; of a stream only the first event is read. */
    ask: async (request: AccessRequest, cookie: string): Promise<Reply> => {
      const endpoint: Endpoint = endpoints[request.name];
      if (endpoint.reply === "events") return readFirstEvent(`${address}${request.url}`, cookie);
      const { method, url, payload } = request;
      const headers = { ...request.headers, origin: testOrigin, ...(cookie ? { cookie } : {}) };
      const answer = await app.app.inject({
        method,
        url,
        headers,
        ...(payload ? { payload } : {}),
      });
      return { status: answer.statusCode, body: answer.body };
    },

    /** A fresh job in an organization, and an invitation for whoever may send the request. */
    aim: async (
      where: FilledOrganization,
      chosenOrganizationId: number,
      invitee: string,
    ): Promise<Target> => {
      const { jobId, outputs } = await make.job(where, cast.people.admin);
      return {
        organizationId: where.id,
        jobId,
        outputId: outputs.intakeSync,
        toolType: "intakeSync",
        chosenOrganizationId,
        invitationToken: await make.invitation(cast.west, invitee),
      };
    },
  };
}

async function readFirstEvent(url: string, cookie: string): Promise<Reply> {
  const leaving = new AbortController();
  const answer = await fetch(url, { headers: { cookie }, signal: leaving.signal });
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
