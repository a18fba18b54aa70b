import { useQuery } from "@tanstack/react-query";
import { Bell, BellOff, BellRing } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import type { Job } from "#contract/job.ts";
import { outputsQuery } from "#web/features/outputs/outputs-query.ts";
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

/** `none` where the browser has no notifications, `blocked` where the person or the browser refuses them. */
type NotificationState = "none" | "off" | "on" | "blocked";

function readState(): NotificationState {
  if (!("Notification" in globalThis)) return "none";
  return Notification.permission === "denied" ? "blocked" : "off";
}

/** Whether the person wants to be told through the browser; permission is asked for only by a click. */
function useNotification() {
  const [state, setState] = useState(readState);
  return {
    state,
    ask: async (): Promise<void> => {
      const answer = await Notification.requestPermission();
      setState(answer === "granted" ? "on" : "blocked");
    },
    /** Tells once; after that it must be asked for again. */
    notify: (title: string, text: string): void => {
      setState("off");
      try {
        const notification = new Notification(title, { body: text, icon: "/favicon.svg" });
        notification.addEventListener("click", () => window.focus());
      } catch {
        // Some phones know notifications only from a service worker.
      }
    },
  };
}
