import { useQuery } from "@tanstack/react-query";
import type { Job } from "#contract/job.ts";
import type { Output, ToolType } from "#contract/output.ts";
import { query } from "#web/api/query.ts";
import type { Examined } from "#web/features/reader/examine.ts";

/** Facts and findings for the open report, a moment after it is shown; readers and checks are loaded only here. */
export function useExamination(
  job: Job,
  outputs: readonly Output[],
  toolType: ToolType,
): Examined | undefined {
  const { data: organization } = useQuery(
    query("getOrganization", { params: { organizationId: job.organizationId } }),
  );
  const versions = outputs.map(({ id, version }) => `${id}.${version}`).join();
  const { data } = useQuery({
    queryKey: ["examination", toolType, versions, job, organization],
    enabled: organization !== undefined,
    queryFn: async () => {
      if (!organization) throw new Error("examined without its organization");
      const { examine } = await import("#web/features/reader/examine.ts");
      return examine({ job, organization, outputs, toolType, today: new Date() });
    },
    // While a new text is examined, what is known of the one before stays.
    placeholderData: (previous, asked) => (asked?.queryKey[1] === toolType ? previous : undefined),
  });
  return data;
}
