import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { screens } from "#contract/screens.ts";
import type { VerificationMode } from "#contract/user.ts";
import { query } from "#web/api/query.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { LoadFailure } from "#web/ui/feedback/notice.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { usePageTitle } from "#web/ui/hooks/use-page-title.ts";

const OperatorPage = lazy(async () => ({
  default: (await import("#web/features/operators/operator-page.tsx")).OperatorPage,
}));

const notes: Record<VerificationMode, string> = {
  off: "Email verification is temporarily disabled. Sign-up and login work immediately.",
  required:
    "Addresses are confirmed by email. People can log in once they have opened the link in the email.",
};

/** A note for everybody who is signed in (readings.md 9); operators have the installation below it. */
export function AdminScreen() {
  usePageTitle(screens.admin.title);
  const { data, isError, refetch } = useQuery(query("getEmailVerification"));
  const { data: right, isPending } = useQuery(query("getOperator"));
  const note = data && notes[data.mode];
  if (right?.isOperator) {
    return (
      <Suspense fallback={<Note />}>
        <OperatorPage lead={note} />
      </Suspense>
    );
  }
  return <Note text={isPending ? undefined : note} onRetry={isError ? refetch : undefined} />;
}

type NoteProps = { text?: string | undefined; onRetry?: (() => Promise<unknown>) | undefined };

function Note({ text, onRetry }: NoteProps) {
  return (
    <div className="mx-auto grid max-w-[680px] gap-5">
      <PageHeading>{screens.admin.title}</PageHeading>
      <Card className="p-6">
        {text && <p>{text}</p>}
        {!text && !onRetry && <Skeleton className="h-6 w-full" />}
        {!text && onRetry && (
          <LoadFailure text="This note could not be loaded." onRetry={() => void onRetry()} />
        )}
      </Card>
    </div>
  );
}
