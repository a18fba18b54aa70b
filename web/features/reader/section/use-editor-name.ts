import { useQuery } from "@tanstack/react-query";
import type { Output } from "#contract/output.ts";
import { sessionQuery } from "#web/api/auth.ts";
import { query } from "#web/api/query.ts";
import { editedSectionsOf } from "#web/report/states.ts";

/** Who last edited the text that is shown: "you", a name, or nothing while or where it is not known. */
export function useEditorName(output: Output): string | undefined {
  const { data } = useQuery({
    ...query("listVersions", { params: { outputId: output.id } }),
    enabled: editedSectionsOf(output).size > 0,
    staleTime: 0,
  });
  const { data: session } = useQuery(sessionQuery);
  // A text that was written again keeps the words of whoever edited before; who asked for it did not edit it.
  const edited = data?.find(
    ({ version, kind }) => version <= output.version && kind !== "generated",
  );
  const author = edited?.authorName;
  return author && author === session?.user.name ? "you" : (author ?? undefined);
}
