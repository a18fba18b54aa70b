import { buttonStyle } from "#web/ui/button/button.tsx";
import { Link } from "#web/ui/button/link.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";
import { RolePrint } from "#web/ui/brand/role-print.tsx";

type LostPageProps = { title: string; reason: string; back: { label: string; path: string } };

const oneRidgeMissing = [
  "completed",
  "completed",
  "completed",
  "pending",
  "completed",
  "completed",
] as const;

/** Something that is not there: a print with a missing ridge and the way back. */
export function LostPage({ title, reason, back }: LostPageProps) {
  return (
    <div className="grid justify-items-center gap-4 py-16 text-center">
      <RolePrint jobId={404} sizePx={104} states={oneRidgeMissing} strokeWidth={4} />
      <PageHeading>{title}</PageHeading>
      <p className="text-ink-2">{reason}</p>
      <Link className={buttonStyle({ look: "primary" })} to={back.path}>
        {back.label}
      </Link>
    </div>
  );
}
