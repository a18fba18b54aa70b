import type { Agreement } from "#contract/room/agreement.ts";
import type { RoomProposal } from "#contract/room/decision.ts";
import { roomBounds, type ManagerRoom, type NewRoom, type RoomForm } from "#contract/room/room.ts";
import { visit, type ServerProcess, type Visitor } from "#server/test/rig/processes.ts";

/** Tokens of links to rooms: nothing answered, three answers given, signed and changed since. */
export type StagedRooms = { fresh: string; half: string; signed: string };

async function askTomas(recruiter: Pick<Visitor, "send">, jobId: number): Promise<string> {
  const path = `/api/jobs/${jobId}/rooms`;
  const { body } = await recruiter.send<RoomProposal>("GET", `${path}/proposal`);
  const form: RoomForm = {
    name: "Tomas Lindqvist",
    email: null,
    decisions: body.decisions.slice(0, roomBounds.decisions).map(({ key }) => key),
    questions: body.questions.slice(0, 3),
    days: roomBounds.days,
  };
  return (await recruiter.send<NewRoom>("POST", path, form)).body.token;
}

/** Opens a room and answers its first cards with the option at that place. */
async function answer(server: ServerProcess, token: string, choices: number[]): Promise<Visitor> {
  const tomas = visit(server);
  await tomas.send("POST", "/api/room/open", { token });
  const { body } = await tomas.send<ManagerRoom>("GET", "/api/room");
  for (const [at, { id }] of body.decisions.entries()) {
    const choice = choices[at];
    if (choice !== undefined) await tomas.send("PUT", `/api/room/decisions/${id}`, { choice });
  }
  const [question] = body.questions;
  const words = "We doubled the districts and never rebuilt the ingest. It is a new seat.";
  if (question)
    await tomas.send("PUT", `/api/room/questions/${question.id}`, {
      answer: words,
      mayTell: false,
    });
  return tomas;
}

async function waitForDrift(recruiter: Pick<Visitor, "send">, jobId: number): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const path = `/api/jobs/${jobId}`;
    const { status, body } = await recruiter.send<Agreement>("GET", `${path}/agreement`);
    // A busy server may ask to come back.
    const [drift] = status === 200 ? body.drifts : [];
    if (drift) {
      const reason = "Finance capped the band for the year. I kept the bottom where it was.";
      await recruiter.send("PATCH", `${path}/drifts/${drift.id}`, { reason });
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("no change of what was signed was noticed in time");
}

/** Rooms of two jobs, one of them signed and then changed by the recruiter. */
export async function stageRooms(
  server: ServerProcess,
  recruiter: Pick<Visitor, "send">,
  jobs: { asked: number; agreed: number },
): Promise<StagedRooms> {
  const fresh = await askTomas(recruiter, jobs.asked);
  const half = await askTomas(recruiter, jobs.asked);
  await answer(server, half, [0, 1, 1]);
  const signed = await askTomas(recruiter, jobs.agreed);
  const tomas = await answer(server, signed, [0, 1, 1, 0]);
  const role = "Platform Engineering Manager";
  await tomas.send("POST", "/api/room/sign-off", { name: "Tomas Lindqvist", role });
  await recruiter.send("PATCH", `/api/jobs/${jobs.agreed}`, { salaryRange: "$70,000 - $84,000" });
  await waitForDrift(recruiter, jobs.agreed);
  return { fresh, half, signed };
}
