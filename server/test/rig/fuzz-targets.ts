import { randomUUID } from "node:crypto";
import { endpoints, type EndpointName } from "#contract/endpoints.ts";
import { scopeNames } from "#contract/programs/scopes.ts";
import { payOfJob } from "#server/test/database/room-rows.ts";
import { canary } from "#server/test/canary.ts";
import { newSignOffKey } from "#server/test/hiring-manager.ts";
import type { Factories, FilledOrganization, Person } from "#server/test/database/factories.ts";

/** What stands in a path, by the name of its place. */
export type Places = Record<string, string | number>;

/** What only one request can use: a body that fits, or somebody else who sends it. */
export type Once = { body?: object; cookie?: string };

/** Letters wait for a server that is not there, and whoever is asked to may sign. */
export const everythingOn = {
  SMTP_URL: "smtp://127.0.0.1:9",
  EMAIL_VERIFICATION: "off",
  SIGN_OFF_KEY: newSignOffKey(),
  SECRETS_KEY: "Zq7-k2VwX9-mN4bC6hJ-t8RpL0sD-eF3gY5uA",
};

/** Whose calls are operators' too. */
export async function makeOperator(
  env: { OPERATORS: string[] },
  { admin }: Factories,
  { userId, email }: Pick<Person, "userId" | "email">,
): Promise<void> {
  await admin.query("update users set email_verified = true where id = $1", [userId]);
  env.OPERATORS.push(email);
}

const opensLinks: ReadonlySet<EndpointName> = new Set(["introduceShare", "openShare"]);
const opensRooms: ReadonlySet<EndpointName> = new Set(["introduceRoom", "openRoom"]);

const takesQuery: ReadonlySet<EndpointName> = new Set(["introduceAgent", "letAgentIn"]);

/** The path, with what stands in the body behind it. */
function neededBy(name: EndpointName, path: string): string {
  if (opensLinks.has(name)) return `${path}/{shareToken}`;
  if (takesQuery.has(name)) return `${path}/{agentQuery}`;
  if (opensRooms.has(name)) return `${path}/{roomToken}`;
  if (name === "setLock" || name === "decideSuggestions") return `${path}/{suggestionId}`;
  return name === "acceptInvitation" ? `${path}/{token}` : path;
}

/** Makes the rows a call uses up, anew for each request. */
export function fuzzTargets(make: Factories, home: FilledOrganization, fay: Person) {
  const makers: Record<string, () => Promise<Places>> = {
    "{membershipId}": async () => ({
      membershipId: await make.join(home, await make.person("nobody"), "recruiter"),
    }),
    "{invitationId}": async () => {
      const { invitationId } = await make.invitation(home, `${randomUUID()}@example.com`);
      return { invitationId };
    },
    "{token}": async () => ({ token: (await make.invitation(home, fay.email)).token }),
    "{shareLinkId}": async () => {
      const { jobId } = await make.job(home);
      const { shareLinkId } = await make.shareLink(home, jobId);
      return { jobId, shareLinkId };
    },
    "{shareToken}": async () => {
      const { jobId } = await make.job(home);
      const { token } = await make.shareLink(home, jobId);
      return { shareToken: token };
    },
    "{tokenId}": async () => ({ tokenId: (await make.token(home, fay)).tokenId }),
    "{agentId}": async () => ({ agentId: await make.agent(home, fay) }),
    "{agentQuery}": async () => ({ agentQuery: await make.agentQuery() }),
    "{roomId}": async () => {
      const { jobId } = await make.job(home);
      const { roomId } = await make.room(home, jobId);
      return { jobId, roomId };
    },
    "{decisionId}": async () => ({ ...(await agreedJob()) }),
    "{driftId}": async () => ({ ...(await agreedJob()) }),
    "{roomToken}": async () => {
      const { jobId } = await make.job(home);
      const { token } = await make.room(home, jobId);
      return { roomToken: token };
    },
    "{suggestionId}": async () => {
      const { outputs } = await make.job(home);
      const outputId = outputs.intakeSync;
      return { outputId, suggestionId: await make.suggestion(home, outputId) };
    },
    "{version}": async () => {
      const { outputs } = await make.job(home);
      return { outputId: outputs.intakeSync, version: 1 };
    },
    "{endpointId}": async () => ({ ...(await make.webhook(home)) }),
    "{userId}": async () => ({ userId: (await make.person("nobody")).userId }),
    "{letterId}": async () => ({
      letterId: await make.letter("nobody", fay.email, home, {
        kind: "invitation",
        sealed: Buffer.from("sealed"),
      }),
    }),
    "{sessionId}": async () => ({
      sessionId: (await make.openSession(fay.userId, "nobody")).sessionId,
    }),
  };

  /** A job about which something was decided, signed and changed. */
  async function agreedJob(): Promise<Places> {
    const { jobId } = await make.job(home);
    return { jobId, ...(await make.agreement(home, { jobId })) };
  }

  /** Fay is an admin again, beside the one who sends the invitations. */
  async function bringBack(): Promise<void> {
    await make.inviterOf(home);
    await make.leave(home, fay);
    await make.join(home, fay, "admin");
  }

  /** Whoever came by a link, for the calls that are theirs. */
  async function byLink(name: EndpointName, places: Places): Promise<{ cookie?: string }> {
    const { access } = endpoints[name];
    if (access !== "guest" && access !== "manager") return {};
    const { jobId } = await make.job(home);
    if (access === "guest") return { cookie: await make.guest(await make.shareLink(home, jobId)) };
    const { roomDecisionId, roomQuestionId, ...room } = await make.room(
      home,
      jobId,
      {},
      payOfJob(home.tenant),
    );
    Object.assign(places, { roomDecisionId, roomQuestionId });
    if (name !== "signRoom") {
      const { driftId } = await make.agreement(home, { jobId, roomId: room.roomId });
      Object.assign(places, { driftId });
    }
    return { cookie: await make.manager(room) };
  }

  let token: Promise<string> | undefined;

  /** What a program sends that may all that programs may; whoever made its token never leaves. */
  async function bearer(): Promise<string> {
    token ??= make
      .inviterOf(home)
      .then((maker) => make.token(home, maker, scopeNames))
      .then((made) => made.token);
    return `Bearer ${await token}`;
  }

  let written: Promise<Places> | undefined;

  /** A job with finished reports: without one there is nothing to export. */
  async function finishedJob(): Promise<Places> {
    const { jobId, outputs } = await make.job(home);
    return { jobId, outputId: outputs.attractSourceKit };
  }

  return {
    bringBack,
    byLink,
    bearer,

    /** An organization or a person to be deleted, and a token to be used. */
    async onlyFor(name: EndpointName, places: Places): Promise<Once> {
      if (name === "acceptInvitation") return { body: { token: places["token"] } };
      if (opensLinks.has(name)) return { body: { token: places["shareToken"] } };
      if (takesQuery.has(name))
        return {
          body: {
            query: places["agentQuery"],
            ...(name === "letAgentIn" ? { scopes: ["jobs.read"] } : {}),
          },
        };
      if (opensRooms.has(name)) return { body: { token: places["roomToken"] } };
      if (name === "createRoom") {
        const question = { words: null, question: "Who will they work with?", hint: "" };
        return { body: { decisions: [], questions: [question] } };
      }
      if (name === "answerDecision") {
        return { ...(await byLink(name, places)), body: { own: null } };
      }
      if (["guest", "manager"].includes(endpoints[name].access)) return byLink(name, places);
      if (name === "recordDecision") {
        const text = "In June, after the holidays";
        const settled = { about: "question", words: "unknown.startDate", text, mayTell: true };
        return { body: { settled } };
      }
      if (name === "setLock") return { body: { part: "jobPost", isLocked: true } };
      if (name === "decideSuggestions") {
        return { body: { decisions: [{ id: places["suggestionId"], decision: "accept" }] } };
      }
      if (name === "connectModel") {
        return { body: { provider: "openai", key: "sk-of-the-fuzz", address: undefined } };
      }
      if (name === "addWebhookEndpoint") {
        return { body: { address: "https://hooks.example/fuzz", events: ["report.completed"] } };
      }
      if (name === "createToken") return { body: { scopes: ["jobs.read"], days: 30 } };
      if (name === "editWebhookEndpoint") return { body: { events: ["report.completed"] } };
      if (name === "deleteOrganization") {
        const doomed = await make.organization("doomed");
        await make.join(doomed, fay, "admin");
        places["organizationId"] = doomed.id;
        return { body: { name: canary("doomed", "organizations", "name") } };
      }
      if (name !== "deletePerson") return {};
      const { userId, cookie } = await make.person("doomed");
      await make.admin.query("update accounts set password = null where user_id = $1", [userId]);
      return { cookie };
    },

    async fresh(name: EndpointName, path: string): Promise<Places> {
      if (name === "leaveOrganization") await bringBack();
      if (/^(?:disconnect|test)Model$|^limitSpending$/u.test(name)) await make.connection(home);
      if (name === "handOverJob" || /^export(?!Manager)/u.test(name))
        return { ...(await (written ??= finishedJob())) };
      if (name === "downloadSignOffs") return agreedJob();
      if (name === "createShareLink" || name === "previewShare") return finishedJob();
      const needed = neededBy(name, path);
      const places: Places = {};
      for (const [place, makePlace] of Object.entries(makers)) {
        if (needed.includes(place)) Object.assign(places, await makePlace());
      }
      return places;
    },
  };
}
