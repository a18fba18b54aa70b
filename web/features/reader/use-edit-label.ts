import { useQuery } from "@tanstack/react-query";
import type { Output } from "#contract/output.ts";
import { sessionQuery } from "#web/api/auth.ts";
import { query } from "#web/api/query.ts";

/** Who edited the text that is shown, as a chip says it; nothing when nobody did. */
export function useEditLabel(output: Output): string | undefined {
  const isEdited = output.editedVersion !== null && output.editedVersion === output.version;
  const { data } = useQuery({
    ...query("listVersions", { params: { outputId: output.id } }),
    enabled: isEdited && output.editedSections.length > 0,
    staleTime: 0,
  });
  const { data: session } = useQuery(sessionQuery);
  if (!isEdited) return undefined;
  const author = data?.find(({ version }) => version === output.version)?.authorName;
  if (!author) return data ? "Edited" : undefined;
  return author === session?.user.name ? "Edited by you" : `Edited by ${author}`;
}
