import { useIsFetching } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { screens } from "#contract/screens.ts";
import type { SessionUser } from "#web/api/auth.ts";
import { useIsSessionKnown } from "#web/api/session-probe.ts";
import { AccountEntry } from "#web/app/shell/account-entry.tsx";
import { greetingName } from "#web/features/accounts/greeting.ts";
import { OrganizationSwitcher } from "#web/features/organizations/choose/organization-switcher.tsx";
import { Lockup } from "#web/ui/brand/lockup.tsx";
import { Button, buttonStyle } from "#web/ui/button/button.tsx";
import { Link } from "#web/ui/button/link.tsx";
import { Key } from "#web/ui/layout/key.tsx";

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

type SearchButtonProps = { onSearch: () => void };

const isApple = /Mac|iPhone|iPad/u.test(navigator.platform);

/** Opens the palette; phones find it in the account sheet. */
function SearchButton({ onSearch }: SearchButtonProps) {
  return (
    <button
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      className="ml-auto hidden h-[34px] flex-none items-center gap-2 rounded-control border border-line bg-surface pr-2 pl-2.5 text-small whitespace-nowrap text-ink-3 hover:border-control tablet:flex wide:w-[220px]"
      type="button"
      onClick={onSearch}
    >
      <Search aria-hidden="true" />
      Search
      <span aria-hidden="true" className="ml-auto hidden wide:block">
        <Key>{isApple ? "⌘ K" : "Ctrl K"}</Key>
      </span>
    </button>
  );
}

/** A thin line while what is shown is fetched again; short waits pass without it. */
function RefetchBar() {
  const count = useIsFetching({ predicate: ({ state }) => state.data !== undefined });
  const isKnown = useIsSessionKnown();
  if (count === 0 || !isKnown) return null;
  return (
    <div aria-hidden="true" className="absolute inset-x-0 -bottom-0.5 h-0.5 overflow-hidden">
      <div className="h-full w-1/3 animate-pass bg-blue" />
    </div>
  );
}
