import type { ReactNode } from "react";
import { Button } from "#web/ui/button/button.tsx";
import { CopyButton } from "#web/ui/button/copy-button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";

type ShownOnceProps = {
  title: string;
  description: string;
  secret: string;
  copyLabel: string;
  onStored: () => void;
  /** What the secret is for. */
  children: ReactNode;
};

/** A secret of a program, the one time it is shown; only "I have stored it" closes this, not Escape. */
export function ShownOnce(props: ShownOnceProps) {
  const { title, description, secret, copyLabel, onStored, children } = props;
  return (
    <Dialog description={description} isOpen title={title}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="relative overflow-hidden rounded-[12px] border border-line pl-[5px]">
          <span aria-hidden className="absolute inset-y-0 left-0 w-[5px] bg-marker" />
          <p className="px-4 py-3.5 font-mono [overflow-wrap:anywhere] select-all">{secret}</p>
          <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line bg-canvas px-4 py-2.5 text-small text-ink-2 max-tablet:*:w-full dark:bg-raised">
            Store it where your program keeps its secrets.
            <CopyButton label={copyLabel} look="primary" text={secret} />
          </div>
        </div>
        {children}
        <Button className="justify-self-end max-tablet:w-full" onClick={onStored}>
          I have stored it
        </Button>
      </div>
    </Dialog>
  );
}
