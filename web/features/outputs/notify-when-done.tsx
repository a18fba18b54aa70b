import { useQuery } from "@tanstack/react-query";
import { Bell, BellOff, BellRing } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import type { Job } from "#contract/job.ts";
import { outputsQuery } from "#web/features/outputs/outputs-query.ts";
import { useNotification } from "#web/features/outputs/use-notification.ts";
import { Button } from "#web/ui/button/button.tsx";

type NotifyWhenDoneProps = { job: Job };

/** Offers to tell when the reports are ready; says so once that is agreed, or why it cannot. */
export function NotifyWhenDone({ job }: NotifyWhenDoneProps) {
  const { state, ask, notify } = useNotification();
  const { data: outputs = [] } = useQuery(outputsQuery(job.id, state === "on"));
  const isWriting = outputs.some((output) => output.status === "processing");
  const tell = useEffectEvent(() => {
    const ready = outputs.filter((output) => output.status === "completed").length;
    notify(job.title, `${ready} of ${outputs.length} reports ready.`);
  });
  useEffect(() => {
    if (state === "on" && !isWriting) tell();
  }, [state, isWriting]);
  if (!isWriting || state === "none") return null;
  if (state === "off") {
    return (
      <Button className="max-tablet:hidden" icon={<Bell />} onClick={() => void ask()}>
        Notify me when done
      </Button>
    );
  }
  return (
    <output className="inline-flex min-h-9 items-center gap-2 text-small text-ink-2">
      {state === "on" ? <BellRing /> : <BellOff />}
      {state === "on"
        ? "You will be notified. Keep this tab open."
        : "Notifications are blocked in this browser."}
    </output>
  );
}
