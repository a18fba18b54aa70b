import { Button } from "#web/ui/button/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { Key } from "#web/ui/layout/key.tsx";
import { turnSingleKeys, useAreSingleKeysOn } from "#web/ui/hooks/single-keys.ts";

type ShortcutHelpProps = { onClose: () => void };

const places = [
  {
    title: "Everywhere",
    keys: [
      { keys: ["Ctrl K", "⌘ K"], does: "Search jobs, reports, what is in them, and commands" },
      { keys: ["c"], does: "Create a job" },
      { keys: ["?"], does: "Show this list" },
      { keys: ["F8"], does: "Go to the notification" },
    ],
  },
  { title: "Jobs Dashboard", keys: [{ keys: ["/"], does: "Filter the jobs" }] },
  {
    title: "In a report",
    keys: [
      { keys: ["j", "k"], does: "Next and previous section" },
      { keys: ["o"], does: "Open or close the section" },
      { keys: ["Shift O"], does: "Open or close all sections" },
      { keys: ["[", "]"], does: "Previous and next report" },
      { keys: ["y"], does: "Copy the section" },
      { keys: ["e"], does: "Edit the section" },
      { keys: ["s"], does: "Share the report" },
      { keys: ["Esc"], does: "Close" },
    ],
  },
  {
    title: "In what we read",
    keys: [
      { keys: ["j", "k"], does: "Next and previous line" },
      { keys: ["Enter"], does: "Move the line; every place shows its letter" },
      { keys: ["y"], does: "Confirm the line, in notes" },
      { keys: ["z"], does: "Undo the last move" },
      { keys: ["Ctrl ↵", "⌘ ↵"], does: "Looks right" },
    ],
  },
] as const;

/** Every key that does something. */
export function ShortcutHelp({ onClose }: ShortcutHelpProps) {
  const areOn = useAreSingleKeysOn();
  return (
    <Dialog isOpen title="Keyboard shortcuts" onClose={onClose}>
      <div className="grid gap-6">
        {places.map(({ title, keys: lines }) => (
          <section key={title}>
            <h3 className="mb-2 text-small font-[620]">{title}</h3>
            <dl className="grid grid-cols-[132px_minmax(0,1fr)] gap-y-2">
              {lines.map(({ keys, does }) => (
                <div key={does} className="col-span-2 grid grid-cols-subgrid items-center">
                  <dt className="flex gap-1.5">
                    {keys.map((key) => (
                      <Key key={key}>{key}</Key>
                    ))}
                  </dt>
                  <dd className="text-ink-2">{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4 text-small text-ink-2">
          <p className="min-w-0 flex-1">
            {areOn ? "Single-key shortcuts are on." : "Single-key shortcuts are off."}
          </p>
          <Button size="small" onClick={() => turnSingleKeys(!areOn)}>
            {areOn ? "Turn single keys off" : "Turn single keys on"}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
