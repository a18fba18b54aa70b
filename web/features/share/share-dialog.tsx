import { Copy, Download, Eye, FileText, Link2, Mail, Users } from "lucide-react";
import { useState, type ReactNode } from "react";
import { linkToJob, linkToShared } from "#contract/screens.ts";
import type { ToolType } from "#contract/output.ts";
import type { NewShareLink, SharedReports } from "#contract/share.ts";
import { ShareLinks } from "#web/features/share/share-links.tsx";
import { mailDraft, sharedName } from "#web/features/share/share-words.ts";
import { useShareFile, useShareLink } from "#web/features/share/use-sharing.ts";
import { Button } from "#web/ui/button/button.tsx";
import { Segment } from "#web/ui/button/segment.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { copyText, type Copied } from "#web/ui/hooks/clipboard.ts";
import { asDay } from "#web/ui/time/days.ts";

type ShareDialogProps = {
  jobId: number;
  /** The report it was opened from; without one, all of them are shared. */
  from: ToolType | undefined;
  toolType: ToolType | null;
  /** What a guest will read; absent while it is loaded. */
  shared: SharedReports | undefined;
  copyForMail: (shared: SharedReports) => Copied;
  /** The same as a guest will see it. */
  preview: ReactNode;
  onChoose: (toolType: ToolType | null) => void;
  onClose: () => void;
};

const lives = [
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
];

/** Sends reports to somebody without an account: a link, a mail or a file, all without what stays in the team. */
export function ShareDialog(props: ShareDialogProps) {
  const { jobId, from, toolType, shared, onChoose, onClose } = props;
  const [days, setDays] = useState("30");
  const [isPreviewed, setIsPreviewed] = useState(false);
  const [made, setMade] = useState<NewShareLink>();
  const { makeLink, isMaking } = useShareLink(jobId);
  const { saveFile, saving } = useShareFile(jobId, toolType);
  const isEmpty = shared?.reports.length === 0;
  const link = made && linkToShared(window.location.origin, made.token);

  /** The link that this choice was made for, or a new one. */
  const withLink = async (use: (address: string, endsAt: string) => void) => {
    const usable = made ?? (await makeLink({ toolType, days: Number(days) }));
    if (!usable) return;
    setMade(usable);
    use(linkToShared(window.location.origin, usable.token), usable.endsAt);
  };
  const copyLink = () => withLink((address) => void copyText({ text: address }));
  const writeMail = () =>
    withLink((address, endsAt) => {
      const words = { what: sharedName(toolType), jobTitle: shared?.jobTitle ?? "" };
      window.location.href = mailDraft({ ...words, link: address, endsAt });
    });
  const choose = (value: string) => {
    setMade(undefined);
    onChoose(value === "all" ? null : (from ?? null));
  };

  return (
    <Dialog
      description="For people without an account. Internal lines and offer limits are never included."
      isOpen
      title="Share"
      onClose={onClose}
    >
      <div className="grid gap-5">
        {from && (
          <Segment
            isLegendHidden
            legend="What to share"
            name="what"
            options={[
              { value: from, label: sharedName(from) },
              { value: "all", label: sharedName(null) },
            ]}
            value={toolType ?? "all"}
            onChange={(event) => choose(event.currentTarget.value)}
          />
        )}
        {isEmpty ? (
          <Notice tone="info">
            There is nothing to share here yet: the report is not written, or all of it stays in
            your team.
          </Notice>
        ) : (
          <>
            <div className="grid gap-3 rounded-card border border-line p-4">
              <div className="flex flex-wrap items-end gap-3">
                <div className="min-w-32 flex-1">
                  <SelectField
                    label="The link works for"
                    options={lives}
                    value={days}
                    onChange={(event) => {
                      setMade(undefined);
                      setDays(event.currentTarget.value);
                    }}
                  />
                </div>
                <Button
                  icon={<Link2 />}
                  isBusy={isMaking}
                  look="primary"
                  needsServer
                  onClick={() => void copyLink()}
                >
                  Copy link
                </Button>
              </div>
              {link && (
                <p className="text-small break-all text-ink-2">
                  <output className="block font-mono text-tiny text-ink-1">{link}</output>
                  Ends {asDay(made.endsAt)}. Copy it now: it is not shown again.
                </p>
              )}
              <p className="text-small text-ink-2">
                Anyone with the link can read this but cannot change it. You can see how often it
                was opened, but not by whom.
              </p>
            </div>
            <ul className="grid gap-2 tablet:grid-cols-2">
              <Way
                icon={<Eye />}
                isDisabled={!shared}
                label="See what they will see"
                onClick={() => setIsPreviewed(true)}
              />
              <Way
                icon={<Copy />}
                isDisabled={!shared}
                label="Copy for e-mail"
                onClick={() => shared && void copyText(props.copyForMail(shared))}
              />
              <Way
                icon={<Mail />}
                isDisabled={!shared || isMaking}
                label="Write an e-mail"
                onClick={() => void writeMail()}
              />
              <Way
                icon={<Download />}
                isBusy={saving === "pdf"}
                label="PDF"
                onClick={() => saveFile("pdf")}
              />
              <Way
                icon={<FileText />}
                isBusy={saving === "docx"}
                label="Word"
                onClick={() => saveFile("docx")}
              />
              <Way
                icon={<Users />}
                label="Copy address for members"
                onClick={() => void copyText({ text: addressForMembers(jobId, toolType) })}
              />
            </ul>
          </>
        )}
        <ShareLinks jobId={jobId} />
      </div>
      {isPreviewed && (
        <Dialog
          description="Exactly this, and nothing else."
          isOpen
          size="widest"
          title="What they will see"
          onClose={() => setIsPreviewed(false)}
        >
          {props.preview}
        </Dialog>
      )}
    </Dialog>
  );
}

/** Where colleagues who sign in read the same, whole. */
function addressForMembers(jobId: number, toolType: ToolType | null): string {
  const address = `${window.location.origin}${linkToJob(jobId)}`;
  return toolType === null ? address : `${address}?report=${toolType}`;
}

type WayProps = {
  icon: ReactNode;
  label: string;
  isBusy?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
};

function Way({ label, ...rest }: WayProps) {
  return (
    <li>
      <Button className="w-full justify-start" {...rest}>
        {label}
      </Button>
    </li>
  );
}
