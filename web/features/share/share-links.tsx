import { Link2 } from "lucide-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ShareLink } from "#contract/share.ts";
import { query } from "#web/api/query.ts";
import { useCall } from "#web/api/use-call.ts";
import { sharedName } from "#web/features/share/share-words.ts";
import { Button } from "#web/ui/button/button.tsx";
import { IconTile } from "#web/ui/layout/icon-tile.tsx";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";
import { Row, Rows } from "#web/ui/layout/rows.tsx";
import { asDay } from "#web/ui/time/days.ts";
import { openedWords } from "#web/ui/time/opened-words.ts";

/** The links of a job: what each leads to, how often it was opened, and the way to end it. */
export function ShareLinks({ jobId }: { jobId: number }) {
  const { data: links } = useQuery({
    ...query("listShareLinks", { params: { jobId } }),
    staleTime: 0,
  });
  if (!links || links.length === 0) return null;
  return (
    <section>
      <h3 className="mb-3 text-small font-[620] text-ink-1">Links to this job</h3>
      <Rows label="Links to this job">
        {links.map((link) => (
          <LinkRow key={link.id} jobId={jobId} link={link} />
        ))}
      </Rows>
    </section>
  );
}

function LinkRow({ jobId, link }: { jobId: number; link: ShareLink }) {
  const queryClient = useQueryClient();
  const { queryKey } = query("listShareLinks", { params: { jobId } });
  const revoke = useCall("revokeShareLink", {
    onDone: async () => {
      await queryClient.invalidateQueries({ queryKey });
      showSuccess({ title: "Link ended", description: "Nobody can open it any more." });
    },
    onFailed: () => showError({ title: "Link not ended", description: "Please try again." }),
  });
  const { id, toolType, createdByName, endsAt, isOpen } = link;
  const by = createdByName === null ? "" : `, by ${createdByName}`;
  return (
    <Row
      actions={
        isOpen && (
          <Button
            aria-label={`Revoke the link to ${sharedName(toolType)}, ${openedWords(link)}`}
            isBusy={revoke.isPending}
            look="quietDanger"
            needsServer
            size="small"
            onClick={() => revoke.mutate({ params: { jobId, shareLinkId: id } })}
          >
            Revoke
          </Button>
        )
      }
      detail={`${isOpen ? "Ends" : "Ended"} ${asDay(endsAt)}${by}. ${openedWords(link)}.`}
      tile={<IconTile icon={<Link2 />} />}
      title={sharedName(toolType)}
    />
  );
}
