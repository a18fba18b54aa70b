import type { ReactNode } from "react";
import { Card } from "#web/ui/layout/card.tsx";

type SettingsSectionProps = {
  id: string;
  title: string;
  /** One sentence about what the section is for. */
  lead?: string;
  action?: ReactNode;
  children: ReactNode;
};

/** One titled card of a settings page. */
export function SettingsSection({ id, title, lead, action, children }: SettingsSectionProps) {
  return (
    <section aria-labelledby={id}>
      <Card className="p-5 tablet:p-6">
        <div className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <div className="min-w-[10rem] flex-1">
            <h2 className="heading text-h3 outline-none" id={id} tabIndex={-1}>
              {title}
            </h2>
            {lead && <p className="mt-1 text-small text-ink-2">{lead}</p>}
          </div>
          {action}
        </div>
        {children}
      </Card>
    </section>
  );
}
