import { useQuery } from "@tanstack/react-query";
import type { Output } from "#contract/output.ts";
import { sessionQuery } from "#web/api/auth.ts";
import { query } from "#web/api/query.ts";

export function editedSectionsOf({ editedVersion, version, editedSections }: Output) {
  return new Set(editedVersion === version ? editedSections : []);
}

/** Who edited the text that is shown: "you", a name, or nothing while or where it is not known. */
export function useEditorName(output: Output): string | undefined {
  const { data } = useQuery({
    ...query("listVersions", { params: { outputId: output.id } }),
    enabled: editedSectionsOf(output).size > 0,
    staleTime: 0,
  });
  const { data: session } = useQuery(sessionQuery);
  const shown = data?.find(({ version }) => version === output.version);
  // Who asked for a text to be written did not edit it.
  const author = shown?.kind === "generated" ? undefined : shown?.authorName;
  return author && author === session?.user.name ? "you" : (author ?? undefined);
}
