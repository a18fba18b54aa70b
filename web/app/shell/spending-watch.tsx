import { lazy, Suspense } from "react";
import { screens } from "#contract/screens.ts";
import { useOrganizationSelection } from "#web/features/organizations/choose/selection.ts";
import { sectionIds } from "#web/features/organizations/section-ids.ts";

const SpendingStrip = lazy(async () => ({
  default: (await import("#web/features/connections/spending-strip.tsx")).SpendingStrip,
}));

/** Warns the admins of the chosen organization before its model's cap is reached. */
export function SpendingWatch() {
  const { selected } = useOrganizationSelection();
  if (selected?.role !== "admin") return null;
  return (
    <Suspense>
      <SpendingStrip
        organizationId={selected.organizationId}
        to={`${screens.organization.path}#${sectionIds.model}`}
      />
    </Suspense>
  );
}
