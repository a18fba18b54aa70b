import { Pencil } from "lucide-react";
import { Button } from "#web/ui/button/button.tsx";
import type { Copied } from "#web/ui/hooks/clipboard.ts";
import { CopyButton } from "#web/ui/button/copy-button.tsx";

type SectionToolsProps = {
  title: string;
  copyLabel: string;
  /** On phones the bar at the bottom copies it. */
  isCopiedInBar?: boolean;
  copy: () => Copied;
  onEdit: () => void;
};

/** What can be done with a section. */
export function SectionTools(props: SectionToolsProps) {
  const { title, copyLabel, copy, isCopiedInBar = false, onEdit } = props;
  return (
    <span className="flex flex-none gap-0.5 print:hidden">
      <Button
        aria-label={`Edit ${title}`}
        className="max-tablet:w-10 max-tablet:px-0"
        icon={<Pencil />}
        look="quiet"
        size="small"
        onClick={onEdit}
      >
        <span className="max-tablet:sr-only">Edit</span>
      </Button>
      <span className={isCopiedInBar ? "max-tablet:hidden" : undefined}>
        <CopyButton isIconOnPhones label={copyLabel} look="quiet" size="small" text={copy} />
      </span>
    </span>
  );
}
