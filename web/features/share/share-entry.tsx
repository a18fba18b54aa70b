import type { ShareIntroduction } from "#contract/share.ts";
import { sharedName } from "#web/features/share/share-words.ts";
import { Button } from "#web/ui/button/button.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";

type ShareEntryProps = { introduction: ShareIntroduction; isOpening: boolean; onOpen: () => void };

/** Who shares what. Nothing is opened or counted before a person presses the button. */
export function ShareEntry({ introduction, isOpening, onOpen }: ShareEntryProps) {
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
