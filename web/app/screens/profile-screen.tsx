import { emptyTexts } from "#contract/messages.ts";
import { screens } from "#contract/screens.ts";
import { ProfileSettings } from "#web/app/screens/profile-settings.tsx";
import { useRememberedScreen } from "#web/app/guards.tsx";
import { VisitorPage } from "#web/app/shell/visitor-page.tsx";
import { useSession } from "#web/features/accounts/use-session.ts";
import { buttonStyle } from "#web/ui/button/button.tsx";
import { Link } from "#web/ui/button/link.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";
import { usePageTitle } from "#web/ui/hooks/use-page-title.ts";

export function ProfileScreen() {
  usePageTitle(screens.profile.title);
  const { user } = useSession();
  useRememberedScreen(user !== undefined);
  if (user) return <ProfileSettings user={user} />;
  return (
    <VisitorPage>
      <PageHeading>{screens.profile.title}</PageHeading>
      <p className="text-ink-2">{emptyTexts.profileSignedOut}</p>
      <Link className={buttonStyle({ look: "primary" })} to={screens.signIn.path}>
        Sign In
      </Link>
    </VisitorPage>
  );
}
