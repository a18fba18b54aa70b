import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { NewRoom } from "#contract/room/room.ts";
import { query } from "#web/api/query.ts";
import { AskForm } from "#web/features/agreement/ask-form.tsx";
import { DecidedPart } from "#web/features/agreement/decided-part.tsx";
import { MadeRoom } from "#web/features/agreement/made-room.tsx";
import { RoomRows } from "#web/features/agreement/room-rows.tsx";
import { useAgreement } from "#web/features/agreement/use-agreement.ts";
import { Button } from "#web/ui/button/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { LoadFailure } from "#web/ui/feedback/notice.tsx";
import { PageSpinner } from "#web/ui/feedback/spinner.tsx";
import { Tabs } from "#web/ui/layout/tabs.tsx";

type AgreementDialogProps = { jobId: number; onClose: () => void };

/** Asks a hiring manager to decide, shows how far they are, and keeps what was decided. */
export function AgreementDialog({ jobId, onClose }: AgreementDialogProps) {
  const params = { jobId };
  const rooms = useQuery({ ...query("listRooms", { params }), staleTime: 0 });
  const agreement = useAgreement(jobId);
  const [tab, setTab] = useState<"ask" | "decided">("ask");
  const isReady = rooms.data && agreement.data;
  const isFailed = !isReady && (rooms.isError || agreement.isError);
  return (
    <Dialog
      description="A hiring manager decides by a link, without an account. They never see internal lines, offer limits or candidates."
      isOpen
      size="wide"
      title="Decide together"
      onClose={onClose}
    >
      {isFailed && (
        <LoadFailure
          text="What was agreed could not be loaded."
          onRetry={() => {
            void rooms.refetch();
            void agreement.refetch();
          }}
        />
      )}
      {!isReady && !isFailed && <PageSpinner />}
      {rooms.data && agreement.data && (
        <Tabs
          label="Decide together"
          tabs={[
            {
              value: "ask",
              label: "Ask",
              content: <AskPart jobId={jobId} rooms={rooms.data} />,
            },
            {
              value: "decided",
              label: "Decided",
              count: { number: agreement.data.decisions.length, label: "decisions" },
              content: <DecidedPart agreement={agreement.data} jobId={jobId} />,
            },
          ]}
          value={tab}
          onChange={setTab}
        />
      )}
    </Dialog>
  );
}

type AskPartProps = { jobId: number; rooms: Parameters<typeof RoomRows>[0]["rooms"] };

function AskPart({ jobId, rooms }: AskPartProps) {
  const [made, setMade] = useState<NewRoom>();
  const [isAsking, setIsAsking] = useState(rooms.length === 0);
  return (
    <div className="grid gap-5">
      {made && <MadeRoom room={made} />}
      {isAsking ? (
        <AskForm
          jobId={jobId}
          onMade={(room) => {
            setMade(room);
            setIsAsking(false);
          }}
        />
      ) : (
        <div>
          <Button needsServer onClick={() => setIsAsking(true)}>
            Ask somebody else
          </Button>
        </div>
      )}
      <RoomRows jobId={jobId} rooms={rooms} onMade={setMade} />
    </div>
  );
}
