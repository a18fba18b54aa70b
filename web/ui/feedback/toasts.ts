import { useSyncExternalStore } from "react";
import { times } from "#contract/limits.ts";
import { given } from "#contract/given.ts";
import type { Message } from "#contract/messages.ts";

/** What can be done about a message, such as taking the change back. */
export type ToastAction = { label: string; onAction: () => void };

export type Toast = Message & {
  id: number;
  kind: "success" | "error";
  action: ToastAction | undefined;
};

const successVisibleMs = 6_000;

let current: Toast | undefined;
let last: { toast: Toast; dismissedAtMs: number } | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function replace(toast: Toast | undefined): void {
  if (current) last = { toast: current, dismissedAtMs: Date.now() };
  current = toast;
  for (const listener of listeners) listener();
}

function show(kind: Toast["kind"], message: Message, action?: ToastAction): void {
  lastId += 1;
  replace({ ...message, id: lastId, kind, action });
}

/** One toast at a time: the newest replaces what is shown (spec §9). */
export function showSuccess(message: Message, action?: ToastAction): void {
  show("success", message, action);
}

export function showError(message: Message, action?: ToastAction): void {
  show("error", message, action);
}

/** A success goes by itself, an error stays until it is dismissed (readings.md 30). */
export function visibleMsOf({ kind }: Pick<Toast, "kind">): number {
  return kind === "success" ? successVisibleMs : Infinity;
}

/** Brings back a message that has gone. */
export function showAgain({ kind, title, description }: Toast): void {
  show(kind, { title, ...given({ description }) });
}

export function dismissToast(): void {
  replace(undefined);
}

/** The toast that is shown, or the one dismissed last while its record is kept (readings.md 30). */
export function lastMessage(nowMs = Date.now()): Toast | undefined {
  if (current) return current;
  const isKept = last && nowMs - last.dismissedAtMs < times.toastRemovalMs;
  return isKept ? last?.toast : undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useToast(): Toast | undefined {
  return useSyncExternalStore(subscribe, () => current);
}
