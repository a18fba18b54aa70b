import { Link } from "react-router";
import { screens } from "#contract/screens.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { Sheet } from "#web/ui/sheet.tsx";
import { ThemeSwitch } from "#web/ui/theme-switch.tsx";

type AccountSheetProps = {
  name: string;
  email: string;
  image: string | null;
  onLogout: () => void;
};

const linkStyle = buttonStyle({ size: "large", className: "w-full" });

/** The account menu of phones. */
export function AccountSheet({ name, email, image, onLogout }: AccountSheetProps) {
  const trigger = (
    <button className="grid size-10 flex-none place-items-center rounded-full" type="button">
      <span className="sr-only">Account menu</span>
      <Avatar image={image} isOwn name={name} />
    </button>
  );
  return (
    <Sheet title={`Welcome, ${name}`} trigger={trigger}>
      {(close) => (
        <div className="grid gap-2.5">
          <p className="-mt-3 mb-1 text-small text-ink-3">{email}</p>
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
