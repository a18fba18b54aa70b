import { screens } from "#contract/screens.ts";
import { LostPage } from "#web/ui/lost-page.tsx";

export function JobNotFound() {
  return (
    <LostPage
      back={{ label: "Back to Dashboard", path: screens.dashboard.path }}
      reason="It was deleted, or it belongs to another organization."
      title="Job not found"
    />
  );
}
