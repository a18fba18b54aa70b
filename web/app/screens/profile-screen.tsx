import { Link } from "react-router";
import { screens } from "#contract/screens.ts";
import { VisitorPage } from "#web/app/shell/visitor-page.tsx";
import { useSession } from "#web/features/accounts/use-session.ts";
import { buttonStyle } from "#web/ui/button-style.ts";
import { Card } from "#web/ui/card.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";

export function ProfileScreen() {
  usePageTitle(screens.profile.title);
  const { user } = useSession();
  if (!user) {
    return (
      <VisitorPage>
        <PageHeading>{screens.profile.title}</PageHeading>
        <p className="text-ink-2">Please log in to view your profile.</p>
        <Link className={buttonStyle({ look: "primary" })} to={screens.signIn.path}>
          Sign In
        </Link>
      </VisitorPage>
    );
  }
  return (
    <div className="mx-auto grid max-w-[680px] gap-5">
      <PageHeading>{screens.profile.title}</PageHeading>
      <Card className="p-6">
        <dl className="grid gap-x-6 gap-y-3 tablet:grid-cols-[160px_minmax(0,1fr)]">
          <dt className="text-ink-3">Name</dt>
          <dd>{user.name || "Not provided."}</dd>
          <dt className="text-ink-3">Email</dt>
          <dd>{user.email}</dd>
        </dl>
      </Card>
    </div>
  );
}
