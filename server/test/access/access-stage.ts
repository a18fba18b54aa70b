import { randomUUID } from "node:crypto";
import { beforeAll } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints, type EndpointName } from "#contract/endpoints.ts";
import {
  actorNames,
  castPeople,
  isPerson,
  operatorAddresses,
  roleInNorth,
  type Cast,
  type PersonActor,
} from "#server/test/access/access-actors.ts";
import type { AccessRequest, Target } from "#server/test/access/access-requests.ts";
import {
  useFactories,
  type Factories,
  type FilledOrganization,
  type Person,
} from "#server/test/database/factories.ts";
import { payOfJob } from "#server/test/database/room-rows.ts";
import { canary } from "#server/test/canary.ts";
import { readPdfFile } from "#server/test/files/read-pdf-file.ts";
import { unzip } from "#server/test/files/unzip.ts";
import { withoutLimits } from "#server/test/rig/without-limits.ts";
import { newSignOffKey } from "#server/test/hiring-manager.ts";
import { openFingerprint, type Fingerprint } from "#server/test/database/fingerprint.ts";
import { testOrigin, useTestApp, type TestApp } from "#server/test/test-app.ts";

export type Reply = { status: number; body: string };
export type Recorded = { done: number; denied: number };
export type Stage = ReturnType<typeof buildStage>;

/** Nobody listens there: letters wait. */
const withMail = { SMTP_URL: "smtp://127.0.0.1:9", EMAIL_VERIFICATION: "off" };
const withSigning = { SIGN_OFF_KEY: newSignOffKey() };
const withSecrets = { SECRETS_KEY: "Zq7-k2VwX9-mN4bC6hJ-t8RpL0sD-eF3gY5uA" };
const withOperators = { OPERATORS: Object.values(operatorAddresses).join(",") };

/** Two organizations, twelve people, a guest, a manager and a listening server: what a cell of the matrix needs, for one test file. */
export function useStage(): () => Stage {
  const app = useTestApp({
    ...withoutLimits,
    ...withMail,
    ...withSigning,
    ...withSecrets,
    ...withOperators,
  });
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

    /** Where a call is aimed: the organization itself, or for the call that ends one a twin of it with the same people. */
    groundFor: async (name: EndpointName, home = cast.north): Promise<FilledOrganization> => {
      if (name !== "deleteOrganization") return home;
      const twin = await make.organization(home.tenant);
      await make.admin.query(
        `insert into memberships (organization_id, user_id, role)
         select $1, user_id, role from memberships where organization_id = $2`,
        [twin.id, home.id],
      );
      return twin;
    },

    /** Who sends a call: the person themself, or for the call that ends a person a twin who has no password. */
    senderOf: async (name: EndpointName, actor: PersonActor): Promise<Person> => {
      const person = cast.people[actor];
      if (actor === "expired") {
        return { ...person, cookie: await make.session(person.userId, "north", -1_000) };
      }
      if (name !== "deletePerson") return person;
      const twin = await make.person("nobody");
      await make.admin.query("update accounts set password = null where user_id = $1", [
        twin.userId,
      ]);
      const role = roleInNorth[actor];
      if (role !== null) await make.join(cast.north, twin, role);
      return twin;
    },

    /** Sends it as this person's browser would; of a stream only the first event is read. */
    ask: async (
      request: AccessRequest,
      cookie: string,
      more: Record<string, string> = {},
    ): Promise<Reply> => {
      const endpoint: Endpoint = endpoints[request.name];
      const known = { ...(cookie ? { cookie } : {}), ...more };
      if (endpoint.reply === "events") return readFirstEvent(`${address}${request.url}`, known);
      const { method, url, payload } = request;
      const headers = { ...request.headers, origin: testOrigin, ...known };
      const answer = await app.app.inject({
        method,
        url,
        headers,
        ...(payload ? { payload } : {}),
      });
      const words = await wordsOf(endpoint.reply, answer.rawPayload);
      return { status: answer.statusCode, body: words ?? answer.body };
    },

    /** A fresh job, colleague and invitation in an organization, and what `sender` needs to make a call about themself. */
    aim: async (
      where: FilledOrganization,
      chosenOrganizationId: number,
      sender: Person,
    ): Promise<Target> => {
      const colleague = await make.person(where.tenant);
      const job = await make.job(where, colleague);
      await make.ledger(where, job);
      await make.reading(where, job.jobId);
      await make.connection(where);
      const membershipId = await make.join(where, colleague, "recruiter");
      const webhook = await make.webhook(where);
      const { jobId, outputs } = job;
      const guest = `canary-${where.tenant}-${randomUUID()}@example.com`;
      const { invitationId } = await make.invitation(where, guest);
      const { token } = await make.invitation(cast.west, sender.email);
      const { sessionId } = await make.openSession(sender.userId, "nobody");
      const share = await make.shareLink(where, jobId, { created_by: colleague.userId });
      const opener = { created_by: colleague.userId };
      const room = await make.room(where, jobId, opener, payOfJob(where.tenant));
      const { decisionId, driftId } = await make.agreement(where, { jobId, roomId: room.roomId });
      const { tokenId } = await make.token(where, colleague);
      return {
        organizationId: where.id,
        organizationName: canary(where.tenant, "organizations", "name"),
        ...webhook,
        jobId,
        outputId: outputs.intakeSync,
        toolType: "intakeSync",
        format: "html",
        version: 2,
        suggestionId: await make.suggestion(where, outputs.intakeSync),
        chosenOrganizationId,
        membershipId,
        tokenId,
        agentId: await make.agent(where, colleague),
        agentQuery: await make.agentQuery(),
        invitationId,
        token,
        shareLinkId: share.shareLinkId,
        shareToken: share.token,
        roomId: room.roomId,
        roomToken: room.token,
        roomDecisionId: room.roomDecisionId,
        roomQuestionId: room.roomQuestionId,
        decisionId,
        driftId,
        sessionId,
        userId: colleague.userId,
        letterId: await make.letter(where.tenant, colleague.email, where, {
          kind: "invitation",
          sealed: Buffer.from("sealed"),
        }),
      };
    },

    /** Takes away what was made for a request, and lets those back in who have left North by it. */
    clear: async ({ jobId, membershipId, sessionId, letterId }: Target): Promise<void> => {
      await make.removeJob(jobId);
      await make.admin.query("delete from memberships where id = $1", [membershipId]);
      await make.admin.query("delete from sessions where id = $1", [sessionId]);
      await make.admin.query("delete from letters where id = $1", [letterId]);
      const { rows } = await make.admin.query<{ userId: string }>(
        'select user_id as "userId" from memberships where organization_id = $1',
        [cast.north.id],
      );
      const present = new Set(rows.map(({ userId }) => userId));
      for (const actor of actorNames) {
        const role = roleInNorth[actor];
        if (!isPerson(actor) || role === null) continue;
        const person = cast.people[actor];
        if (!present.has(person.userId)) await make.join(cast.north, person, role);
      }
    },

    /** How many changes and refusals the record holds; that a dead session is cleared away is nobody's call. */
    countEntries: async (): Promise<Recorded> => {
      const { rows } = await make.admin.query<Recorded>(
        `select count(*) filter (where outcome = 'done')::int as done,
                count(*) filter (where outcome = 'denied')::int as denied
           from audit_entries where action <> 'account.signOut'`,
      );
      return rows[0] ?? { done: 0, denied: 0 };
    },
  };
}

/** What a file says, so that words in it are found like any others; nothing when it is no file. */
async function wordsOf(reply: Endpoint["reply"], bytes: Buffer): Promise<string | undefined> {
  if (bytes.subarray(0, 1).toString() === "{") return undefined;
  if (reply === "docx") return Object.values(unzip(bytes)).join(" ");
  if (reply !== "pdf") return undefined;
  const { title, pagesWithFurniture } = await readPdfFile(bytes);
  return `${title} ${pagesWithFurniture.join(" ")}`.replaceAll("\u200b", "");
}

async function readFirstEvent(url: string, headers: Record<string, string>): Promise<Reply> {
  const leaving = new AbortController();
  const answer = await fetch(url, { headers, signal: leaving.signal });
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
