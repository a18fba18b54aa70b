import { canary } from "#server/test/canary.ts";
import { agreementRows } from "#server/test/database/agreement-rows.ts";
import type { openFilledRows } from "#server/test/database/filled-rows.ts";
import { makeToken } from "#server/test/database/link-token.ts";

type FilledOrganization = { id: number; tenant: string };
type FilledRows = Awaited<ReturnType<typeof openFilledRows>>;
type RoomPlace = { organizationId: number; roomId: number };
export type FilledRoom = RoomPlace & {
  token: string;
  roomDecisionId: number;
  roomQuestionId: number;
};

const hourMs = 60 * 60 * 1_000;

/** What is asked of a manager: whether the pay stays. */
function askedOf(tenant: string) {
  const words = canary(tenant, "room_decisions", "asked");
  const option = { line: "", figure: "Not known yet", isPosted: false };
  return {
    key: "pay",
    label: "Pay",
    question: words,
    today: words,
    options: [
      {
        ...option,
        label: "Keep it",
        value: "as posted",
        isPosted: true,
        settled: { about: "pay", text: "$50,000 to $60,000" },
      },
      {
        ...option,
        label: "Raise the top",
        value: "$50,000 to $66,000",
        settled: { about: "pay", text: "$50,000 to $66,000" },
      },
    ],
  };
}

/** What a filled job says of its pay: a card that shows this can be signed. */
export function payOfJob(tenant: string): string {
  return canary(tenant, "jobs", "salary_range");
}

/** Rooms of hiring managers, those who opened one, and what is agreed in them, as rows. */
export function roomRows(filled: FilledRows) {
  return {
    ...agreementRows(filled),

    /** A room with one decision and one question, that nobody opened yet; `shown` is how the job stood on its card. */
    async room(
      { id: organization_id, tenant }: FilledOrganization,
      jobId: number,
      changes: Record<string, unknown> = {},
      shown = canary(tenant, "room_decisions", "asked_value"),
    ): Promise<FilledRoom> {
      const { token, token_hash } = makeToken();
      const expires_at = new Date(Date.now() + 14 * 24 * hourMs);
      const [roomId = 0] = await filled.insert("rooms", tenant, [
        { organization_id, job_id: jobId, token_hash, expires_at, ...changes },
      ]);
      const of = { organization_id, room_id: roomId, position: 0 };
      const [roomDecisionId = 0] = await filled.insert("room_decisions", tenant, [
        {
          ...of,
          key: "pay",
          asked: JSON.stringify(askedOf(tenant)),
          asked_value: shown,
        },
      ]);
      const [roomQuestionId = 0] = await filled.insert("room_questions", tenant, [of]);
      return { organizationId: organization_id, roomId, token, roomDecisionId, roomQuestionId };
    },

    /** The cookie of somebody who opened a room. */
    async manager({ organizationId, roomId }: RoomPlace, endsInMs = hourMs): Promise<string> {
      const { token, token_hash } = makeToken();
      await filled.insert("manager_sessions", "nobody", [
        {
          organization_id: organizationId,
          room_id: roomId,
          token_hash,
          expires_at: new Date(Date.now() + endsInMs),
        },
      ]);
      return `roleprint.manager=${token}`;
    },
  };
}
