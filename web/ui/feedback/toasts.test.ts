import { beforeEach, expect, test, vi } from "vitest";

type Toasts = typeof import("#web/ui/feedback/toasts.ts");

let toasts: Toasts;

beforeEach(async () => {
  vi.resetModules();
  toasts = await import("#web/ui/feedback/toasts.ts");
});

test("nothing was said yet", () => {
  expect(toasts.lastMessage()).toBeUndefined();
});

test("the newest message replaces the one that is shown [S-904]", () => {
  toasts.showSuccess({ title: "Job deleted" });
  toasts.showError({ title: "Error", description: "Failed to sign in" });
  expect(toasts.lastMessage()).toMatchObject({ kind: "error", description: "Failed to sign in" });
});

test("a dismissed message can be read again for 1,000,000 ms [S-904, R-30]", () => {
  toasts.showSuccess({ title: "Job deleted" });
  const dismissedAtMs = Date.now();
  toasts.dismissToast();
  expect(toasts.lastMessage(dismissedAtMs + 999_000)?.title).toBe("Job deleted");
  expect(toasts.lastMessage(dismissedAtMs + 1_001_000)).toBeUndefined();
});

test("a success is shown for about six seconds, an error until it is dismissed [R-30]", () => {
  expect(toasts.visibleMsOf({ kind: "success" })).toBe(6_000);
  expect(toasts.visibleMsOf({ kind: "error" })).toBe(Infinity);
});
