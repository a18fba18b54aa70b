import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { screens } from "#contract/screens.ts";
import type { SessionUser } from "#web/api/auth.ts";
import { AccountMenu } from "#web/app/shell/account-menu.tsx";
import { AccountSheet } from "#web/app/shell/account-sheet.tsx";
import { greetingName } from "#web/features/accounts/greeting.ts";
import { useSignOut } from "#web/features/accounts/use-sign-out.ts";
import { OrganizationSwitcher } from "#web/features/organizations/organization-switcher.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { Lockup } from "#web/ui/lockup.tsx";

const OrganizationSetupDialog = lazy(async () => ({
  default: (await import("#web/features/organizations/organization-setup-dialog.tsx"))
    .OrganizationSetupDialog,
}));

const linkStyle = buttonStyle({ look: "quiet", size: "small" });

type TopBarProps = { user: SessionUser };

export function TopBar({ user }: TopBarProps) {
  const logout = useSignOut();
  const [isSettingUp, setIsSettingUp] = useState(false);
  const name = greetingName(user);
  const account = { name, email: user.email, image: user.image, onLogout: logout };
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-line bg-canvas/88 px-4 backdrop-blur-[10px] tablet:gap-3 tablet:px-6">
      <Link className="inline-flex flex-none rounded-chip" to={screens.home.path}>
        <Lockup isMarkOnlyOnPhones />
      </Link>
      <OrganizationSwitcher onSetUp={() => setIsSettingUp(true)} />
      <span className="ml-auto hidden min-w-0 truncate pl-4 text-small text-ink-2 desktop:block">
        Welcome, {name}
      </span>
      <nav aria-label="Account" className="hidden flex-none gap-1 max-desktop:ml-auto tablet:flex">
        <Link className={linkStyle} to={screens.organization.path}>
          Organization
        </Link>
        <Link className={linkStyle} to={screens.profile.path}>
          Profile
        </Link>
        <Button look="quiet" size="small" onClick={logout}>
          Logout
        </Button>
      </nav>
      <span className="flex-none max-tablet:hidden">
        <AccountMenu {...account} />
      </span>
      <span className="ml-auto flex-none tablet:hidden">
        <AccountSheet {...account} />
      </span>
      <Suspense>
        {isSettingUp && (
          <OrganizationSetupDialog email={user.email} onClose={() => setIsSettingUp(false)} />
        )}
      </Suspense>
    </header>
  );
}
