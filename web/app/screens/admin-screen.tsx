import { useQuery } from "@tanstack/react-query";
import { screens } from "#contract/screens.ts";
import type { VerificationMode } from "#contract/user.ts";
import { query } from "#web/api/query.ts";
import { Card } from "#web/ui/card.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";

const notes: Record<VerificationMode, string> = {
  off: "Email verification is temporarily disabled. Sign-up and login work immediately.",
  required: "Addresses are confirmed by mail. Login works once the link in the mail was opened.",
};

export function AdminScreen() {
  usePageTitle(screens.admin.title);
  const { data, isError, refetch } = useQuery(query("getEmailVerification"));
  return (
    <div className="mx-auto grid max-w-[680px] gap-5">
      <PageHeading>{screens.admin.title}</PageHeading>
      <Card className="p-6">
        {data && <p>{notes[data.mode]}</p>}
        {!data && !isError && <Skeleton className="h-6 w-full" />}
        {!data && isError && (
          <LoadFailure text="This note could not be loaded." onRetry={() => void refetch()} />
        )}
      </Card>
    </div>
  );
}
