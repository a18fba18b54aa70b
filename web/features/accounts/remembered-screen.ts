import { matchPath } from "react-router";
import { screens } from "#contract/screens.ts";

type Place = { pathname: string; search: string; hash: string };

const storageKey = "screenAfterSignIn";
const signedInPaths = Object.values(screens)
  .filter(({ audience }) => audience === "signedIn")
  .map(({ path }) => path);

let isLeftForGood = false;

/** A path of one of our own signed-in screens, or nothing: whatever else is kept there leads nowhere. */
export function parseScreen(text: string | null): string | undefined {
  if (!text?.startsWith("/") || !URL.canParse(text, "https://here.invalid")) return undefined;
  const { origin, pathname, search, hash } = new URL(text, "https://here.invalid");
  const isOurs =
    origin === "https://here.invalid" && signedInPaths.some((path) => matchPath(path, pathname));
  return isOurs ? pathname + search + hash : undefined;
}

/** A screen asked for without a session is kept in the tab, to be led to after sign-in (readings.md 11). */
export function rememberScreen({ pathname, search, hash }: Place): void {
  const screen = parseScreen(pathname + search + hash);
  if (screen && !isLeftForGood) sessionStorage.setItem(storageKey, screen);
}

export function readRememberedScreen(): string | undefined {
  return parseScreen(sessionStorage.getItem(storageKey));
}

/** After Logout, whatever calls of that screen are still answered, it is nobody's wish any more. */
export function leaveScreenForGood(): void {
  isLeftForGood = true;
  forgetScreen();
}

export function forgetScreen(): void {
  sessionStorage.removeItem(storageKey);
}
