import type { LightMyRequestResponse } from "fastify";
import type { ManagerRoom, NewRoom, Room } from "#contract/room/room.ts";
import type { RoomProposal } from "#contract/room/decision.ts";
import type { Recruiter } from "#server/test/recruiter.ts";
import type { TestApp } from "#server/test/test-app.ts";

/** A job with pay, days in the office and things to have, so that there is something to decide. */
export const jobToDecide = {
  title: "Senior Backend Engineer",
  location: "Denver, CO",
  salaryRange: "$148,000 - $176,000",
  workType: "hybrid",
  requirements: "Python\nTerraform\nFive years of backend work",
  dealBreakers: ["Python", "Terraform", "PostgreSQL"],
};

/** What a manager's browser sends from then on. */
function managerCookieIn(answer: LightMyRequestResponse): string {
  const cookie = answer.cookies.find(({ name }) => name === "roleprint.manager");
  if (!cookie) throw new Error(`${answer.statusCode}: ${answer.body}`);
  return `${cookie.name}=${cookie.value}`;
}

/** A recruiter's calls about the rooms of one job. */
export function roomsOf({ send }: Recruiter, jobId: number) {
  const path = `/api/jobs/${jobId}/rooms`;
  async function propose(): Promise<RoomProposal> {
    const answer = await send("GET", `${path}/proposal`);
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`);
    return answer.json<RoomProposal>();
  }

  async function ask(changes: object = {}): Promise<NewRoom> {
    const { decisions, questions } = await propose();
    const answer = await send("POST", path, {
      name: "Tomas Lindqvist",
      email: null,
      decisions: decisions.slice(0, 6).map(({ key }) => key),
      questions: questions.slice(0, 2),
      ...changes,
    });
    if (answer.statusCode !== 201) throw new Error(`${answer.statusCode}: ${answer.body}`);
    return answer.json<NewRoom>();
  }
  return {
    path,
    propose,
    ask,
    list: async () => (await send("GET", path)).json<Room[]>(),
    end: (roomId: number) => send("DELETE", `${path}/${roomId}`),
    remind: (roomId: number) => send("POST", `${path}/${roomId}/remind`),
  };
}

export function introduce(app: TestApp, token: string) {
  return app.browser().send("POST", "/api/room/introduction", { token });
}

export function open(app: TestApp, token: string) {
  return app.browser().send("POST", "/api/room/open", { token });
}

/** Somebody who opened the room of a link. */
export async function enterRoom(app: TestApp, token: string) {
  const cookie = managerCookieIn(await open(app, token));
  const { send } = app.browser(cookie);
  const put = async (url: string, body: object) =>
    (await send("PUT", url, body)).json<ManagerRoom>();
  return {
    cookie,
    send,
    read: async () => (await send("GET", "/api/room")).json<ManagerRoom>(),
    choose: (id: number, choice: number | null) =>
      put(`/api/room/decisions/${id}`, { choice, own: null }),
    say: (id: number, own: object) => put(`/api/room/decisions/${id}`, { choice: null, own }),
    write: (id: number, answer: string, mayTell = false) =>
      put(`/api/room/questions/${id}`, { answer, mayTell }),
    tryOut: (...settled: object[]) => send("POST", "/api/room/what-if", { settled }),
  };
}
