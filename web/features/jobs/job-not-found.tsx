import { screens } from "#contract/screens.ts";
import { LostPage } from "#web/ui/feedback/lost-page.tsx";
import { usePageTitle } from "#web/ui/hooks/use-page-title.ts";

const title = "Job not found";

export function JobNotFound() {
  usePageTitle(title);
  return (
    <LostPage
      back={{ label: "Back to Dashboard", path: screens.dashboard.path }}
      reason="It was deleted, or it belongs to another organization."
      title={title}
    />
  );
}
