import { linkToRoom } from "#contract/screens.ts";
import type { NewRoom } from "#contract/room/room.ts";
import { CopyButton } from "#web/ui/button/copy-button.tsx";
import { focusWhenShown } from "#web/ui/hooks/focus-when-shown.ts";
import { asDay } from "#web/ui/time/days.ts";

/** The link of a new room, which nobody can show again. */
export function MadeRoom({ room }: { room: NewRoom }) {
  const link = linkToRoom(window.location.origin, room.token);
  return (
    <section
      ref={focusWhenShown}
      aria-label="The link"
      className="relative grid gap-3 overflow-hidden rounded-card border border-line p-4 pl-5 outline-none"
      tabIndex={-1}
    >
      <span aria-hidden="true" className="absolute inset-y-0 left-0 w-[5px] bg-marker" />
      <p className="font-[620]">
        {room.isMailed
          ? `An e-mail with this link is on its way to ${room.name}`
          : `Send this link to ${room.name}`}
      </p>
      <output className="block font-mono text-tiny break-all">{link}</output>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton label="Copy link" look="primary" text={link} />
        <p className="text-small text-ink-2">
          Ends {asDay(room.endsAt)}. Copy it now: it is not shown again.
        </p>
      </div>
    </section>
  );
}
