import { canary } from "#server/test/canary.ts";
import type { openFilledRows } from "#server/test/database/filled-rows.ts";

type FilledOrganization = { id: number; tenant: string };
type FilledRows = Awaited<ReturnType<typeof openFilledRows>>;
type Of = { jobId: number; roomId?: number | null; userId?: string | null };

export type FilledAgreement = { decisionId: number; signOffId: number; driftId: number };

/** What was decided about a job, a sign-off of it and a change after that, as rows. */
export function agreementRows(filled: FilledRows) {
  return {
    async agreement(
      { id: organization_id, tenant }: FilledOrganization,
      { jobId, roomId = null, userId = null }: Of,
    ): Promise<FilledAgreement> {
      const words = (table: string, column: string) => canary(tenant, table, column);
      const of = { organization_id, job_id: jobId, room_id: roomId };
      const settled = (table: string, column: string) => ({
        about: "question",
        words: "unknown.startDate",
        text: words(table, column),
        mayTell: true,
      });
      const [decisionId = 0] = await filled.insert("decisions", tenant, [
        {
          ...of,
          through: "call",
          settled: JSON.stringify(settled("decisions", "settled")),
          recorded_by: userId,
          superseded_by: null,
        },
      ]);
      const line = { key: "question: unknown.startdate", label: "Start date", value: "In June" };
      const record = {
        number: 1,
        previous: null,
        organization: words("sign_offs", "record"),
        job: { id: jobId, title: "Nurse", place: "Oslo" },
        name: "Tomas Lindqvist",
        role: "Head of Nursing",
        at: new Date().toISOString(),
        lines: [{ ...line, byName: words("sign_offs", "record"), at: null }],
        note: "",
      };
      const signed = [{ ...line, settled: settled("sign_offs", "signed") }];
      const [signOffId = 0] = await filled.insert("sign_offs", tenant, [
        { ...of, number: 1, record: JSON.stringify(record), signed: JSON.stringify(signed) },
      ]);
      const [driftId = 0] = await filled.insert("drifts", tenant, [
        { ...of, sign_off_id: signOffId, changed_by: userId, is_told: true },
      ]);
      return { decisionId, signOffId, driftId };
    },
  };
}
