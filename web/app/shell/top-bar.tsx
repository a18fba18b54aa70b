import { Link } from "react-router";
import { screens } from "#contract/screens.ts";
import type { SessionUser } from "#web/api/auth.ts";
import { AccountMenu } from "#web/app/shell/account-menu.tsx";
import { greetingName } from "#web/features/accounts/greeting.ts";
import { useSignOut } from "#web/features/accounts/use-sign-out.ts";
import { OrganizationSwitcher } from "#web/features/organizations/organization-switcher.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { Lockup } from "#web/ui/lockup.tsx";

const linkStyle = buttonStyle({ look: "quiet", size: "small" });

type TopBarProps = { user: SessionUser };

export function TopBar({ user }: TopBarProps) {
  const logout = useSignOut();
  const name = greetingName(user);
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-line bg-canvas/88 px-4 backdrop-blur-[10px] tablet:gap-3.5 tablet:px-6">
      <Link className="inline-flex rounded-chip" to={screens.home.path}>
        <Lockup isMarkOnlyOnPhones />
      </Link>
      <OrganizationSwitcher />
      <span className="ml-auto hidden truncate text-small text-ink-2 desktop:block">
        Welcome, {name}
      </span>
      <nav aria-label="Account" className="hidden gap-1 max-desktop:ml-auto tablet:flex">
        <Link className={linkStyle} to={screens.profile.path}>
          Profile
        </Link>
        <Link className={linkStyle} to={screens.organization.path}>
          Organization
        </Link>
        <Button look="quiet" size="small" onClick={logout}>
          Logout
        </Button>
      </nav>
      <span className="max-tablet:ml-auto">
        <AccountMenu image={user.image} name={name} onLogout={logout} />
      </span>
    </header>
  );
}
