import { useEffect, useRef, type ReactNode } from "react";
import { Card } from "#web/ui/layout/card.tsx";

type SettingsSectionProps = {
  id: string;
  title: string;
  /** Its state, beside the title. */
  badge?: ReactNode;
  /** One sentence about what the section is for. */
  lead?: string;
  action?: ReactNode;
  children: ReactNode;
};

/** One titled card of a settings page; a link to it from elsewhere leads the focus there. */
export function SettingsSection(props: SettingsSectionProps) {
  const { id, title, badge, lead, action, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (window.location.hash !== `#${id}`) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <section aria-labelledby={id}>
      <Card className="p-5 tablet:p-6">
        <div className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <div className="min-w-[10rem] flex-1">
            <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <h2 ref={heading} className="heading text-h3 outline-none" id={id} tabIndex={-1}>
                {title}
              </h2>
              {badge}
            </div>
            {lead && <p className="mt-1 text-small text-ink-2">{lead}</p>}
          </div>
          {action}
        </div>
        {children}
      </Card>
    </section>
  );
}
