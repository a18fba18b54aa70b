import { screens } from "#contract/screens.ts";
import { VisitorPage } from "#web/app/shell/visitor-page.tsx";
import { useSession } from "#web/features/accounts/use-session.ts";
import { LostPage } from "#web/ui/feedback/lost-page.tsx";
import { usePageTitle } from "#web/ui/hooks/use-page-title.ts";

const title = "This page left no print.";
const reason = "Page not found. The address may be old or mistyped.";

export function NotFoundScreen() {
  usePageTitle("Page not found");
  const { user } = useSession();
  if (user) {
    const back = { label: "Back to Dashboard", path: screens.dashboard.path };
    return <LostPage back={back} reason={reason} title={title} />;
  }
  return (
    <VisitorPage>
      <LostPage back={{ label: "Home", path: screens.home.path }} reason={reason} title={title} />
    </VisitorPage>
  );
}
