import { useMutation, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { lazy, Suspense } from "react";
import { messages } from "#contract/messages.ts";
import { screens } from "#contract/screens.ts";
import type { SharedReports, ShareIntroduction } from "#contract/share.ts";
import { call } from "#web/api/call.ts";
import { fetchFile } from "#web/api/fetch-file.ts";
import { query } from "#web/api/query.ts";
import { isLinkOver, useClosedLink, useLinkToken } from "#web/app/screens/use-link.ts";
import { SkipLink } from "#web/app/shell/skip-link.tsx";
import { sharedName } from "#web/features/share/share-words.ts";
import { Lockup } from "#web/ui/brand/lockup.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { LoadFailure } from "#web/ui/feedback/notice.tsx";
import { PageSpinner } from "#web/ui/feedback/spinner.tsx";
import { showError } from "#web/ui/feedback/toasts.ts";
import { saveFile } from "#web/ui/hooks/save-file.ts";
import { usePageTitle } from "#web/ui/hooks/use-page-title.ts";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";

const SharedPaper = lazy(async () => ({
  default: (await import("#web/features/reader/window/reader-window.tsx")).SharedPaper,
}));

/** Where a shared link leads: who shares what, and after Open the reports as paper, with nothing around them. */
export function SharedScreen() {
  usePageTitle(screens.shared.title);
  const { token, forget } = useLinkToken(screens.shared.path);
  return (
    <div className="min-h-dvh bg-surface">
      <SkipLink />
      <header className="border-b border-line px-4 tablet:px-6 print:hidden">
        <div className="mx-auto flex h-16 max-w-[816px] items-center">
          <Lockup />
        </div>
      </header>
      <main className="mx-auto max-w-[864px] px-4 pt-6 pb-24 tablet:px-6" id="main">
        {token === "" ? <OpenedShare /> : <ClosedShare token={token} onOpened={forget} />}
      </main>
    </div>
  );
}

function ClosedShare({ token, onOpened }: { token: string; onOpened: () => void }) {
  const { introduction, isOpening, open, error, retry } = useClosedLink({
    key: ["introduceShare", token],
    introduce: () => call("introduceShare", { body: { token } }),
    open: () => call("openShare", { body: { token } }),
    onOpened,
  });
  if (error) return <Failure error={error} onRetry={retry} />;
  if (!introduction) return <PageSpinner />;
  return <ShareEntry introduction={introduction} isOpening={isOpening} onOpen={open} />;
}

function OpenedShare() {
  const { data, error, refetch } = useQuery({ ...query("readShare"), staleTime: 0 });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSpinner />;
  return (
    <>
      <SharedHead shared={data} />
      <Suspense fallback={<PageSpinner />}>
        <SharedPaper shared={data} />
      </Suspense>
    </>
  );
}

function SharedHead({ shared }: { shared: SharedReports }) {
  const { sharedBy, organizationName, jobTitle, jobLocation } = shared;
  const download = useMutation({
    mutationFn: async () => saveFile("shared-reports.pdf", await fetchFile("downloadShare")),
    onError: () => showError(messages.exportFailed),
  });
  return (
    <div className="mb-10 flex flex-wrap items-end gap-x-6 gap-y-3 border-b border-line pt-4 pb-6">
      <div className="min-w-0 flex-1 basis-72">
        <PageHeading>{jobTitle}</PageHeading>
        <p className="mt-1.5 text-small text-ink-2">
          {[jobLocation, `shared by ${[sharedBy, organizationName].filter(Boolean).join(", ")}`]
            .filter((part) => part !== "")
            .join(" · ")}
        </p>
      </div>
      <Button
        className="print:hidden"
        icon={<Download />}
        isBusy={download.isPending}
        onClick={() => download.mutate()}
      >
        PDF
      </Button>
    </div>
  );
}

/** A link that ended says so in one sentence, whatever it led to. */
function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!isLinkOver(error))
    return <LoadFailure text="The page could not be loaded." onRetry={onRetry} />;
  return (
    <div className="grid max-w-[560px] gap-4 py-10">
      <PageHeading>This link has ended</PageHeading>
      <p className="text-ink-2">Ask whoever sent it to you for a new one.</p>
    </div>
  );
}

type ShareEntryProps = { introduction: ShareIntroduction; isOpening: boolean; onOpen: () => void };

/** Who shares what. Nothing is opened or counted before a person presses the button. */
function ShareEntry({ introduction, isOpening, onOpen }: ShareEntryProps) {
  const { sharedBy, organizationName, jobTitle, toolType } = introduction;
  const who = sharedBy === null ? organizationName : `${sharedBy} at ${organizationName}`;
  return (
    <div className="grid max-w-[560px] gap-5 py-10">
      <PageHeading>{jobTitle}</PageHeading>
      <p className="text-body text-ink-2">
        {who} has shared {toolType === null ? "the reports" : sharedName(toolType)} for this job
        with you. No account is needed. You can read everything here but not change it.
      </p>
      <div>
        <Button isBusy={isOpening} look="primary" onClick={onOpen}>
          Open
        </Button>
      </div>
    </div>
  );
}
