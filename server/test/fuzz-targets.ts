import { randomUUID } from "node:crypto";
import type { EndpointName } from "#contract/endpoints.ts";
import type { Factories, FilledOrganization, Person } from "#server/test/factories.ts";

/** What stands in a path, by the name of its place. */
export type Places = Record<string, string | number>;

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
    "{version}": async () => {
      const { outputs } = await make.job(home);
      return { outputId: outputs.intakeSync, version: 1 };
    },
    "{sessionId}": async () => ({
      sessionId: (await make.openSession(fay.userId, "nobody")).sessionId,
    }),
  };

  /** Fay is an admin again, beside the one who sends the invitations. */
  async function bringBack(): Promise<void> {
    await make.inviterOf(home);
    await make.leave(home, fay);
    await make.join(home, fay, "admin");
  }

  let written: Promise<Places> | undefined;

  /** A job with finished reports: without one there is nothing to export. */
  async function finishedJob(): Promise<Places> {
    const { jobId, outputs } = await make.job(home);
    return { jobId, outputId: outputs.attractSourceKit };
  }

  return {
    bringBack,

    async fresh(name: EndpointName, path: string): Promise<Places> {
      if (name === "leaveOrganization") await bringBack();
      if (name.startsWith("export")) return { ...(await (written ??= finishedJob())) };
      const needed = name === "acceptInvitation" ? `${path}/{token}` : path;
      const places: Places = {};
      for (const [place, makePlace] of Object.entries(makers)) {
        if (needed.includes(place)) Object.assign(places, await makePlace());
      }
      return places;
    },
  };
}
