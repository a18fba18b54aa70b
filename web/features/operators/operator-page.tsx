import type { ReactNode } from "react";
import { screens } from "#contract/screens.ts";
import { ActsSection } from "#web/features/operators/acts-section.tsx";
import { MailSection } from "#web/features/operators/mail-section.tsx";
import { operatorSections } from "#web/features/operators/operator-sections.ts";
import { OrganizationsSection } from "#web/features/operators/organizations-section.tsx";
import { PeopleSection } from "#web/features/operators/people-section.tsx";
import { QueuesSection, SpendingSection } from "#web/features/operators/totals-sections.tsx";
import { SettingsPage } from "#web/ui/layout/settings-page.tsx";

type OperatorPageProps = { lead: ReactNode };

/** The installation as whoever runs it sees it: names and sums, and nobody's work. */
export function OperatorPage({ lead }: OperatorPageProps) {
  return (
    <SettingsPage entries={operatorSections} lead={lead} title={screens.admin.title}>
      <PeopleSection />
      <OrganizationsSection />
      <SpendingSection />
      <QueuesSection />
      <MailSection />
      <ActsSection />
    </SettingsPage>
  );
}
