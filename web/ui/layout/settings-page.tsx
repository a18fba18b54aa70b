import type { ReactNode } from "react";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";
import { SettingsNav, type SettingsEntry } from "#web/ui/layout/settings-nav.tsx";

type SettingsPageProps = {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  entries: readonly SettingsEntry[];
  children: ReactNode;
};

/** A page of titled sections with their list beside them. */
export function SettingsPage({ title, lead, action, entries, children }: SettingsPageProps) {
  return (
    <div className="mx-auto max-w-[944px]">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-5 gap-y-4">
        <div className="min-w-0">
          <PageHeading>{title}</PageHeading>
          {lead && <p className="mt-1.5 text-ink-2">{lead}</p>}
        </div>
        {action}
      </div>
      <div className="grid items-start gap-5 laptop:grid-cols-[200px_minmax(0,1fr)] laptop:gap-16">
        <SettingsNav entries={entries} />
        <div className="grid min-w-0 gap-5">{children}</div>
      </div>
    </div>
  );
}
