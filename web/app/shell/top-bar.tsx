import { lazy, Suspense, useState } from "react";
import { screens } from "#contract/screens.ts";
import type { SessionUser } from "#web/api/auth.ts";
import { AccountEntry } from "#web/app/shell/account-entry.tsx";
import { RefetchBar } from "#web/app/shell/refetch-bar.tsx";
import { SearchButton } from "#web/app/shell/search-button.tsx";
import { greetingName } from "#web/features/accounts/greeting.ts";
import { OrganizationSwitcher } from "#web/features/organizations/choose/organization-switcher.tsx";
import { Button, buttonStyle } from "#web/ui/button/button.tsx";
import { Link } from "#web/ui/button/link.tsx";
import { Lockup } from "#web/ui/brand/lockup.tsx";

const OrganizationSetupDialog = lazy(async () => ({
  default: (await import("#web/features/organizations/choose/organization-setup-dialog.tsx"))
    .OrganizationSetupDialog,
}));

const linkStyle = buttonStyle({ look: "quiet", size: "small" });

type TopBarProps = { user: SessionUser; onLogout: () => void; onSearch: () => void };

export function TopBar({ user, onLogout, onSearch }: TopBarProps) {
  const [isSettingUp, setIsSettingUp] = useState(false);
  const name = greetingName(user);
  const account = { name, email: user.email, image: user.image, onLogout, onSearch };
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-line bg-canvas/88 px-4 backdrop-blur-[10px] tablet:gap-3 tablet:px-6">
      <Link className="inline-flex flex-none rounded-chip" to={screens.home.path}>
        <Lockup isMarkOnlyOnPhones />
      </Link>
      <OrganizationSwitcher onSetUp={() => setIsSettingUp(true)} />
      <SearchButton onSearch={onSearch} />
      <span className="hidden min-w-0 truncate pl-2 text-small text-ink-2 desktop:block">
        Welcome, {name}
      </span>
      <nav aria-label="Account" className="hidden flex-none gap-1 tablet:flex">
        <Link className={linkStyle} to={screens.organization.path}>
          Organization
        </Link>
        <Link className={linkStyle} to={screens.profile.path}>
          Profile
        </Link>
        <Button look="quiet" size="small" onClick={onLogout}>
          Logout
        </Button>
      </nav>
      <AccountEntry {...account} />
      <RefetchBar />
      <Suspense>
        {isSettingUp && (
          <OrganizationSetupDialog user={user} onClose={() => setIsSettingUp(false)} />
        )}
      </Suspense>
    </header>
  );
}
