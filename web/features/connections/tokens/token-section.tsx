import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Ellipsis, Plus } from "lucide-react";
import { useState } from "react";
import type { Organization } from "#contract/organization.ts";
import type { ApiToken, NewApiToken } from "#contract/programs/token.ts";
import { query } from "#web/api/query.ts";
import { useCall } from "#web/api/use-call.ts";
import { CreateTokenDialog } from "#web/features/connections/tokens/create-token-dialog.tsx";
import { NewTokenDialog } from "#web/features/connections/tokens/new-token-dialog.tsx";
import { scopeWords } from "#web/features/connections/tokens/scope-words.ts";
import { useConnectionChange } from "#web/features/connections/use-connection-change.ts";
import { Button } from "#web/ui/button/button.tsx";
import { ConfirmDialog } from "#web/ui/dialog/confirm-dialog.tsx";
import { LoadFailure } from "#web/ui/feedback/notice.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { SettingsSection } from "#web/ui/layout/settings-page.tsx";
import { Menu, MenuItem } from "#web/ui/menu/menu.tsx";
import { CalendarDate, PastTime } from "#web/ui/time/time.tsx";
import { useNow } from "#web/ui/time/use-now.ts";

type TokenSectionProps = { id: string; organization: Organization };

/** The tokens by which programs act for an organization: what each may do, when it was used and when it ends; for admins. */
export function TokenSection({ id, organization }: TokenSectionProps) {
  const organizationId = organization.id;
  const {
    data: tokens,
    isError,
    refetch,
  } = useQuery(query("listTokens", { params: { organizationId } }));
  const [isCreating, setIsCreating] = useState(false);
  const [created, setCreated] = useState<NewApiToken>();
  const [ending, setEnding] = useState<ApiToken>();
  const end = useCall(
    "endToken",
    useConnectionChange({
      organizationId,
      list: "listTokens",
      done: { title: "Token ended" },
      failed: { title: "Not ended", description: "The token still works. Please try again." },
    }),
  );
  return (
    <SettingsSection
      action={
        <Button className="max-tablet:w-full" icon={<Plus />} onClick={() => setIsCreating(true)}>
          Create token
        </Button>
      }
      id={id}
      lead={`For programs that act for ${organization.name}. A token is shown once and can be ended at any time.`}
      title="API tokens"
    >
      {isError && !tokens && (
        <LoadFailure text="The tokens could not be loaded." onRetry={() => void refetch()} />
      )}
      {!tokens && !isError && <SkeletonRows count={2} />}
      {tokens?.length === 0 && (
        <div className="grid justify-items-center gap-0.5 rounded-[10px] border border-dashed border-control px-5 py-6 text-center text-small text-ink-2">
          <p className="font-[600] text-ink-1">No tokens yet</p>
          <p>Create one to connect your ATS or a script.</p>
        </div>
      )}
      {tokens && tokens.length > 0 && <TokenTable tokens={tokens} onEnd={setEnding} />}
      <CreateTokenDialog
        isOpen={isCreating}
        organizationId={organizationId}
        onClose={() => setIsCreating(false)}
        onCreated={(token) => {
          setIsCreating(false);
          setCreated(token);
        }}
      />
      {created && <NewTokenDialog token={created} onStored={() => setCreated(undefined)} />}
      <ConfirmDialog
        confirmLabel="End token"
        description="The next call with it is refused. It cannot be switched on again."
        isBusy={end.isPending}
        isOpen={ending !== undefined}
        needsServer
        title={`End “${ending?.name ?? ""}”?`}
        onCancel={() => setEnding(undefined)}
        onConfirm={() => {
          if (ending) end.mutate({ params: { organizationId, tokenId: ending.id } });
          setEnding(undefined);
        }}
      />
    </SettingsSection>
  );
}

type TokenTableProps = { tokens: readonly ApiToken[]; onEnd: (token: ApiToken) => void };

const cell =
  "tablet:border-b tablet:border-line-soft tablet:py-2.5 tablet:pr-3 tablet:align-middle tablet:[tr:last-child>&]:border-b-0 tablet:[tr:last-child>&]:pb-0";

/** On phones every token is a few lines with its menu at the right. */
function TokenTable({ tokens, onEnd }: TokenTableProps) {
  return (
    <table className="w-full border-collapse text-small max-tablet:block">
      <thead className="max-tablet:sr-only">
        <tr className="text-left text-meta text-ink-3 *:border-b *:border-line *:pr-3 *:pb-2 *:font-[520]">
          <th scope="col">Name</th>
          <th scope="col">Can</th>
          <th scope="col">Last used</th>
          <th scope="col">Ends</th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-tablet:block max-tablet:divide-y max-tablet:divide-line-soft">
        {tokens.map((token) => (
          <tr
            key={token.id}
            className="max-tablet:grid max-tablet:grid-cols-[auto_minmax(0,1fr)_40px] max-tablet:gap-x-3.5 max-tablet:gap-y-0.5 max-tablet:py-3 max-tablet:text-ink-2"
          >
            <td className={clsx(cell, "min-w-0 max-tablet:col-span-2")}>
              <b
                className={clsx(
                  "block font-[600] [overflow-wrap:anywhere]",
                  token.isEnded ? "text-ink-3 line-through" : "text-ink-1",
                )}
              >
                {token.name}
              </b>
              <span className="font-mono text-meta text-ink-3">rp_…{token.end}</span>
            </td>
            <td className={clsx(cell, "max-tablet:col-span-2")}>{scopeWords(token.scopes)}</td>
            <td className={clsx(cell, "tabular-nums max-tablet:col-start-1")}>
              <span className="text-ink-3 tablet:hidden">Last used: </span>
              {token.lastUsedAt ? <PastTime iso={token.lastUsedAt} /> : "Never"}
            </td>
            <td className={clsx(cell, "tabular-nums max-tablet:col-span-2")}>
              {!token.isEnded && <span className="text-ink-3 tablet:hidden">Ends </span>}
              <TokenEnd token={token} />
            </td>
            <td
              className={clsx(
                cell,
                "tablet:pr-0 tablet:text-right max-tablet:col-start-3 max-tablet:row-start-1",
              )}
            >
              {!token.isEnded && (
                <Menu
                  align="end"
                  trigger={
                    <Button
                      aria-label={`${token.name}: actions`}
                      icon={<Ellipsis />}
                      look="quiet"
                      size="icon"
                    />
                  }
                >
                  <MenuItem needsServer onSelect={() => onEnd(token)}>
                    End token
                  </MenuItem>
                </Menu>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const dayMs = 86_400_000;
const soonDays = 7;

/** When a token ends or ended; the last week counts down in red. */
function TokenEnd({ token: { endsAt, isEnded, createdByName } }: { token: ApiToken }) {
  const nowMs = useNow(false);
  const days = Math.ceil((Date.parse(endsAt) - nowMs) / dayMs);
  if (isEnded && createdByName === null) return <>Ended: its maker left</>;
  if (isEnded)
    return (
      <>
        Ended <PastTime iso={endsAt} />
      </>
    );
  if (days > soonDays) return <CalendarDate iso={endsAt} />;
  return (
    <span className="font-[560] text-red">{days > 1 ? `in ${days} days` : "within a day"}</span>
  );
}
