import { existsSync } from "node:fs";
import { given } from "#contract/given.ts";

/** Chromium without a window costs less than half the processor time of the whole one, which draws what nobody sees. */
const systemBrowsers = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** The system's Chromium where there is one, as on Debian, else Playwright's own; root cannot have a sandbox. */
export function browserOptions(
  installed: readonly string[] = systemBrowsers,
  isRoot = process.getuid?.() === 0,
): { executablePath?: string; args: string[] } {
  const executablePath = installed.find((path) => existsSync(path));
  return {
    ...given({ executablePath }),
    args: [
      ...(isRoot ? ["--no-sandbox"] : []),
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  };
}
