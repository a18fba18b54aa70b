import { canary } from "#server/test/canary.ts";
import type { openFilledRows } from "#server/test/database/filled-rows.ts";

type FilledOrganization = { id: number; tenant: string };
type FilledRows = Awaited<ReturnType<typeof openFilledRows>>;

/** What people keep of reports, and what is offered beside it, as rows. */
export function suggestionRows(filled: FilledRows) {
  return {
    /** A new section of a report that nobody has decided on, and a lock on a part it does not have. */
    async suggestion({ id, tenant }: FilledOrganization, outputId: number): Promise<number> {
      const text = (column: string) => canary(tenant, "output_suggestions", column);
      const row = { organization_id: id, output_id: outputId };
      await filled.insert("output_locks", tenant, [{ ...row, part: "elsewhere" }]);
      const [suggestionId = 0] = await filled.insert("output_suggestions", tenant, [
        {
          ...row,
          gen: 1,
          part: text("part"),
          section: text("section"),
          kind: "changed",
          after: JSON.stringify(text("after")),
          place: JSON.stringify({ parent: "", field: "", follows: text("place") }),
          decision: null,
        },
      ]);
      return suggestionId;
    },
  };
}
