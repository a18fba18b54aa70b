import { Mail } from "lucide-react";
import { useState } from "react";
import { JobStatus } from "#contract/job.ts";
import { Sample } from "#web/app/workbench/sample.tsx";
import { Avatar, InitialTile } from "#web/ui/brand/avatar.tsx";
import { Badge, CountBadge } from "#web/ui/feedback/badge.tsx";
import { Chip } from "#web/ui/tags/chip.tsx";
import { DefinitionList, DefinitionRow } from "#web/ui/layout/definition-list.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { IconTile } from "#web/ui/layout/icon-tile.tsx";
import { RolePrint } from "#web/ui/brand/role-print.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { Tabs } from "#web/ui/layout/tabs.tsx";

const states = ["completed", "completed", "processing", "completed", "failed", "pending"] as const;

export function ContentSamples() {
  const [tab, setTab] = useState<"join" | "create">("join");
  return (
    <>
      <Sample title="Badges, chips, counts">
        {JobStatus.options.map((status) => (
          <Badge key={status} status={status} />
        ))}
        <Badge status="pending" />
        <Chip>You</Chip>
        <Chip tone="good">Verified</Chip>
        <Chip tone="bad">Refused</Chip>
        <CountBadge count={3} label="invitations" />
      </Sample>
      <Sample title="Tiles, avatars, spinner, print">
        <InitialTile name="Northwind" />
        <InitialTile name="Northwind" size="medium" />
        <IconTile icon={<Mail />} />
        <Avatar isOwn name="Maya Okafor" />
        <Avatar name="Sten Strand" />
        <Spinner label="Loading" sizePx={32} />
        <RolePrint jobId={12} sizePx={56} states={states} />
        <div className="stage rounded-card p-4">
          <RolePrint isDrawing jobId={12} sizePx={88} states={states} />
        </div>
      </Sample>
      <Sample title="Tabs">
        <div className="w-full">
          <Tabs
            label="Join or create"
            tabs={[
              {
                value: "join",
                label: "Join Organization",
                count: { number: 2, label: "invitations" },
                content: <p>First panel</p>,
              },
              { value: "create", label: "Create New", content: <p>Second panel</p> },
            ]}
            value={tab}
            onChange={setTab}
          />
        </div>
      </Sample>
      <Sample title="Definition rows">
        <div className="w-full">
          <DefinitionList>
            <DefinitionRow term="Name">Northwind Talent</DefinitionRow>
            <DefinitionRow term="Domain" />
          </DefinitionList>
        </div>
      </Sample>
      <Sample title="Skeleton, empty">
        <div className="grid w-full gap-4">
          <SkeletonRows count={2} />
          <EmptyState title="No Jobs Yet">One sentence, one action.</EmptyState>
        </div>
      </Sample>
    </>
  );
}
