import { clsx } from "clsx";
import { Command } from "cmdk";
import { Search } from "lucide-react";
import { Dialog } from "radix-ui";
import { useRef } from "react";
import type { PaletteGroup, PaletteCommand } from "#web/features/palette/command.ts";
import { findCommands } from "#web/features/palette/find-commands.ts";
import { useReturnedFocus } from "#web/ui/dialog/focus.ts";
import { overlayStyle } from "#web/ui/dialog/overlay-styles.ts";
import { Key } from "#web/ui/layout/key.tsx";

type PaletteProps = {
  search: string;
  groups: readonly PaletteGroup[];
  onSearch: (search: string) => void;
  onClose: () => void;
};

/** Everything by name: type a few letters, Enter does it. */
export function Palette({ search, groups, onSearch, onClose }: PaletteProps) {
  const focus = useReturnedFocus();
  const hasMovedFocus = useRef(false);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlayStyle} />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-x-3 top-3 z-50 mx-auto max-w-[600px] animate-appear overflow-hidden rounded-dialog border border-line bg-raised shadow-3 tablet:top-[12vh]"
          onCloseAutoFocus={(event) => {
            if (hasMovedFocus.current) event.preventDefault();
            else focus.onCloseAutoFocus(event);
          }}
          onOpenAutoFocus={focus.onOpenAutoFocus}
        >
          <Dialog.Title className="sr-only">Search</Dialog.Title>
          <Command loop label="Search" shouldFilter={false}>
            <div className="flex items-center gap-2.5 border-b border-line px-4 text-ink-3">
              <Search aria-hidden="true" />
              <Command.Input
                className="h-[52px] min-w-0 flex-1 bg-transparent text-lead text-ink-1 outline-none"
                placeholder="Jobs, reports and what is in them, commands"
                value={search}
                onValueChange={onSearch}
              />
            </div>
            <Command.List className="max-h-[min(420px,60vh)] scroll-py-2 overflow-y-auto p-2">
              <Command.Empty className="px-3 py-6 text-center text-ink-3">
                No results.
              </Command.Empty>
              {findCommands(groups, search).map(({ title, commands }) => (
                <Command.Group
                  key={title}
                  className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2.5 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-tiny [&_[cmdk-group-heading]]:font-[560] [&_[cmdk-group-heading]]:text-ink-3"
                  heading={title}
                >
                  {commands.map((command) => (
                    <PaletteItem
                      key={command.id}
                      command={command}
                      onRun={() => {
                        hasMovedFocus.current = command.movesFocus === true;
                        onClose();
                        command.run();
                      }}
                    />
                  ))}
                </Command.Group>
              ))}
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type PaletteItemProps = { command: PaletteCommand; onRun: () => void };

function PaletteItem({ command, onRun }: PaletteItemProps) {
  const { id, label, detail, icon, shortcut } = command;
  // A long name leaves the report's name room, a short one all that is left.
  const isShort = label.length <= 24;
  return (
    <Command.Item
      className="flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control px-3 py-1.5 data-[selected=true]:bg-blue-wash data-[selected=true]:text-blue forced-colors:data-[selected=true]:border"
      value={id}
      onSelect={onRun}
    >
      <span className="grid w-5 flex-none place-items-center text-ink-3">{icon}</span>
      <span className={isShort ? "flex-none" : "min-w-0 truncate"}>{label}</span>
      {detail && (
        <span
          className={clsx(
            "truncate text-meta text-ink-3",
            isShort ? "min-w-0" : "max-w-[45%] flex-none",
          )}
        >
          {detail}
        </span>
      )}
      {shortcut && (
        <span className="ml-auto">
          <Key>{shortcut}</Key>
        </span>
      )}
    </Command.Item>
  );
}
