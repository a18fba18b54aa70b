import type { OperatorAct } from "#contract/operator.ts";
import { query } from "#web/api/query.ts";
import { OperatorList } from "#web/features/operators/operator-list.tsx";
import { PastTime } from "#web/ui/time/time.tsx";
import { SettingsSection } from "#web/ui/layout/settings-page.tsx";

const phrases: Record<OperatorAct["action"], (whom: string) => string> = {
  block: (whom) => `blocked ${whom}`,
  unblock: (whom) => `unblocked ${whom}`,
  verify: (whom) => `confirmed the address ${whom}`,
  removeSecondStep: (whom) => `removed the second step of ${whom}`,
  resetLink: (whom) => `asked for a reset link for ${whom}`,
  sendLetter: (whom) => `had a letter to ${whom} tried again`,
};

export function ActsSection() {
  return (
    <SettingsSection
      id="acts"
      lead="Everything operators did, on this page or with admin.js on the server."
      title="What operators did"
    >
      <OperatorList asked={query("listOperatorActs")}>
        {(acts) =>
          acts.length === 0 ? (
            <p className="text-ink-3">Nothing yet.</p>
          ) : (
            <ol className="grid divide-y divide-line-soft">
              {acts.map(({ id, by, action, whom, createdAt }) => (
                <li
                  key={id}
                  className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2.5 first:pt-0 last:pb-0"
                >
                  <span className="min-w-0 text-small break-words">
                    {by} {phrases[action](whom ?? "somebody who is gone")}
                  </span>
                  <span className="text-meta text-ink-3">
                    <PastTime iso={createdAt} />
                  </span>
                </li>
              ))}
            </ol>
          )
        }
      </OperatorList>
    </SettingsSection>
  );
}
