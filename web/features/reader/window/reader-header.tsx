import { Download, Ellipsis, FileJson, Share, X } from "lucide-react";
import { Dialog } from "radix-ui";
import type { ReactNode, Ref } from "react";
import type { ExportCopy } from "#contract/calls/export.ts";
import type { Job } from "#contract/job.ts";
import type { ToolType } from "#contract/output.ts";
import { copyChoices } from "#web/report/copy-choice.ts";
import { ExportButton } from "#web/report/export-button.tsx";
import { FormatMenu, type MoreFormat } from "#web/features/reader/format-menu.tsx";
import { ReaderTitle } from "#web/features/reader/window/reader-title.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { MenuItem, Menu } from "#web/ui/menu/menu.tsx";

type ReaderHeaderProps = {
  job: Job;
  toolType: ToolType;
  organizationName: string;
  titleRef: Ref<HTMLHeadingElement>;
  isJsonShown: boolean;
  isExporting: boolean;
  isThin: boolean;
  percent: number;
  switcher: ReactNode;
  pills: ReactNode;
  strip: ReactNode;
  onToggleJson: () => void;
  onExport: (copy: ExportCopy) => void;
  onSave: (format: MoreFormat, copy: ExportCopy) => void;
  onShare: () => void;
  onClose: () => void;
};

/** Whose report this is, the way to the other five, and what can be done with it. */
export function ReaderHeader(props: ReaderHeaderProps) {
  const { job, toolType, organizationName, titleRef, isJsonShown, isExporting } = props;
  const jsonLabel = isJsonShown ? "Hide JSON" : "View JSON";
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-surface/95 backdrop-blur-[10px] print:static print:border-0">
      <div className="flex items-center gap-x-3.5 gap-y-2 px-4 py-3 tablet:px-6 wide:max-broad:flex-wrap print:px-0">
        <ReaderTitle
          as={Dialog}
          job={job}
          organizationName={organizationName}
          titleRef={titleRef}
          toolType={toolType}
        />
        {props.switcher}
        <div className="flex flex-none justify-end gap-1.5 broad:flex-1 print:hidden">
          <span className="contents max-tablet:hidden">
            <Button look="quiet" onClick={props.onToggleJson}>
              {jsonLabel}
            </Button>
            <span className="contents max-desktop:hidden">
              <FormatMenu onSave={props.onSave} />
            </span>
            <ExportButton
              icon={<Download />}
              isBusy={isExporting}
              look="quiet"
              needsServer
              onExport={props.onExport}
            >
              Export All PDF
            </ExportButton>
            <Button
              icon={<Share />}
              look={props.isThin ? "secondary" : "primary"}
              onClick={props.onShare}
            >
              Share
            </Button>
          </span>
          <span className="contents tablet:hidden">
            <Menu
              align="end"
              trigger={
                <Button
                  aria-label="More"
                  className="w-10 px-0"
                  icon={<Ellipsis />}
                  isBusy={isExporting}
                  look="quiet"
                />
              }
            >
              <MenuItem icon={<FileJson />} onSelect={props.onToggleJson}>
                {jsonLabel}
              </MenuItem>
              {copyChoices.map(({ value, label }) => (
                <MenuItem
                  key={value}
                  icon={<Download />}
                  needsServer
                  onSelect={() => props.onExport(value)}
                >
                  {`Export All PDF: ${label}`}
                </MenuItem>
              ))}
              <MenuItem icon={<Share />} onSelect={props.onShare}>
                Share
              </MenuItem>
            </Menu>
          </span>
          <Button
            className="max-wide:w-10 max-wide:px-0"
            icon={<X />}
            look="quiet"
            onClick={props.onClose}
          >
            <span className="max-wide:sr-only">Close Window</span>
          </Button>
        </div>
      </div>
      {props.pills}
      {props.strip}
      <div
        aria-hidden="true"
        className="absolute bottom-[-1px] left-0 h-0.5 w-full origin-left bg-blue-fill print:hidden"
        style={{ transform: `scaleX(${props.percent / 100})` }}
      />
    </header>
  );
}
