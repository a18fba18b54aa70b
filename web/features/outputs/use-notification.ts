import { useState } from "react";

/** `none` where the browser has no notifications, `blocked` where the person or the browser refuses them. */
type NotificationState = "none" | "off" | "on" | "blocked";

function readState(): NotificationState {
  if (!("Notification" in globalThis)) return "none";
  return Notification.permission === "denied" ? "blocked" : "off";
}

/** Whether the person wants to be told through the browser; permission is asked for only by a click. */
export function useNotification() {
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
