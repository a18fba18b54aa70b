import { screens } from "#contract/screens.ts";
import { AccountButton } from "#web/app/shell/account-button.tsx";
import type { Account } from "#web/app/shell/account-details.ts";
import { Button, buttonStyle } from "#web/ui/button/button.tsx";
import { Link } from "#web/ui/button/link.tsx";
import { Sheet } from "#web/ui/dialog/sheet.tsx";
import { ThemeSwitch } from "#web/ui/brand/theme-switch.tsx";

const linkStyle = buttonStyle({ size: "large", className: "w-full" });

/** The account menu of phones; loaded when it is opened. */
export function AccountSheet({ name, email, image, onLogout, onSearch }: Account) {
  return (
    <Sheet
      isOpenAtOnce
      title={`Welcome, ${name}`}
      trigger={<AccountButton image={image} name={name} />}
    >
      {(close) => (
        <div className="grid gap-2.5">
          <p className="-mt-3 mb-1 text-small text-ink-3">{email}</p>
          <Button
            className="w-full"
            size="large"
            onClick={() => {
              close();
              onSearch();
            }}
          >
            Search
          </Button>
          <Link className={linkStyle} to={screens.profile.path} onClick={close}>
            Profile
          </Link>
          <Link className={linkStyle} to={screens.organization.path} onClick={close}>
            Organization
          </Link>
          <ThemeSwitch />
          <Button className="w-full" look="quiet" size="large" onClick={onLogout}>
            Logout
          </Button>
        </div>
      )}
    </Sheet>
  );
}
