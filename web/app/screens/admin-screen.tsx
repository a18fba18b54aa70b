import { screens } from "#contract/screens.ts";
import { Card } from "#web/ui/card.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";

export function AdminScreen() {
  usePageTitle(screens.admin.title);
  return (
    <div className="mx-auto grid max-w-[680px] gap-5">
      <PageHeading>{screens.admin.title}</PageHeading>
      <Card className="p-6">
        <p>Email verification is temporarily disabled. Sign-up and login work immediately.</p>
      </Card>
    </div>
  );
}
