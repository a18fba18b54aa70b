import { useQuery } from "@tanstack/react-query";
import { Bot, LockKeyhole } from "lucide-react";
import { useState } from "react";
import type { Agent } from "#contract/programs/agent.ts";
import { query } from "#web/api/query.ts";
import { useCall } from "#web/api/use-call.ts";
import {
  agentWords,
  lastCallWords,
  whatNoAgentCan,
} from "#web/features/connections/agents/agent-words.ts";
import { useConnectionChange } from "#web/features/connections/use-connection-change.ts";
import { Button } from "#web/ui/button/button.tsx";
import { CopyButton } from "#web/ui/button/copy-button.tsx";
import { ConfirmDialog } from "#web/ui/dialog/confirm-dialog.tsx";
import { recoverFocus } from "#web/ui/dialog/focus.ts";
import { LoadFailure } from "#web/ui/feedback/notice.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { SettingsSection } from "#web/ui/layout/settings-page.tsx";
import { CalendarDate, PastTime } from "#web/ui/time/time.tsx";

type AgentsSectionProps = { id: string; organizationId: number };

/** The agents that members let in, and where others can be given the address; for admins. */
export function AgentsSection({ id, organizationId }: AgentsSectionProps) {
  const { data, isError, refetch } = useQuery(query("listAgents", { params: { organizationId } }));
  const [leaving, setLeaving] = useState<Agent>();
  const disconnect = useCall(
    "disconnectAgent",
    useConnectionChange({
      organizationId,
      list: "listAgents",
      done: { title: "Agent disconnected" },
      failed: {
        title: "Not disconnected",
        description: "The agent can still call. Please try again.",
      },
      onDone: () => recoverFocus(id),
    }),
  );
  return (
    <SettingsSection
      id={id}
      lead="AI assistants that speak MCP can read and prepare work here, in the name of the person who let them in. They may suggest edits; people accept."
      title="Connected agents"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {isError && !data && (
          <LoadFailure text="The agents could not be loaded." onRetry={() => void refetch()} />
        )}
        {!data && !isError && <SkeletonRows count={2} />}
        {data && (
          <>
            <div className="flex gap-2 max-tablet:flex-col">
              <code className="flex min-h-9 min-w-0 flex-1 items-center rounded-control border border-line bg-canvas px-3 py-1 text-small dark:bg-raised [overflow-wrap:anywhere] max-tablet:min-h-10">
                {data.address}
              </code>
              <CopyButton label="Copy address" text={data.address} />
            </div>
            {data.agents.length > 0 && (
              <ul className="grid divide-y divide-line-soft">
                {data.agents.map((agent) => (
                  <AgentRow key={agent.id} agent={agent} onDisconnect={() => setLeaving(agent)} />
                ))}
              </ul>
            )}
          </>
        )}
        <p className="flex items-start gap-2 border-t border-line-soft pt-3.5 text-meta text-ink-3">
          <LockKeyhole aria-hidden className="mt-px size-4 flex-none" />
          {whatNoAgentCan}
        </p>
      </div>
      <ConfirmDialog
        confirmLabel="Disconnect"
        description="It can call nothing from now on. To come back, it must be let in again."
        isBusy={disconnect.isPending}
        isOpen={leaving !== undefined}
        needsServer
        title={`Disconnect “${leaving?.name ?? ""}”?`}
        onCancel={() => setLeaving(undefined)}
        onConfirm={() => {
          setLeaving(undefined);
          if (leaving) disconnect.mutate({ params: { organizationId, agentId: leaving.id } });
        }}
      />
    </SettingsSection>
  );
}

type AgentRowProps = { agent: Agent; onDisconnect: () => void };

function AgentRow({ agent, onDisconnect }: AgentRowProps) {
  const { name, scopes, redirectHost, letInBy, letInAt, lastCalledAt, lastCall } = agent;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 py-3.5 tablet:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span className="grid size-9 place-items-center rounded-control bg-blue-wash text-blue">
        <Bot aria-hidden className="size-[18px]" />
      </span>
      <div className="min-w-0 text-small">
        <p className="font-[600] break-words">
          <bdi>{name}</bdi>
        </p>
        <p className="text-ink-2">{agentWords(scopes)}</p>
        <p className="text-meta text-ink-3">
          Let in by {letInBy}, <CalendarDate iso={letInAt} />, from {redirectHost}.{" "}
          {lastCalledAt === null ? (
            "Not used yet."
          ) : (
            <>
              Last call <PastTime iso={lastCalledAt} />
              {lastCall !== null && `: ${lastCallWords(lastCall)}`}.
            </>
          )}
        </p>
      </div>
      <Button
        aria-label={`Disconnect ${name}`}
        className="max-tablet:col-start-2 max-tablet:mt-1 max-tablet:-ml-2.5 max-tablet:justify-self-start"
        look="quiet"
        needsServer
        size="small"
        onClick={onDisconnect}
      >
        Disconnect
      </Button>
    </li>
  );
}
