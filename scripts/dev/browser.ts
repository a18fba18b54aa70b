import { existsSync } from "node:fs";

/** The system's Chromium where there is one, as on Debian, else Playwright's own; root cannot have a sandbox. */
export function browserOptions(
  systemBrowser = "/usr/bin/chromium",
  isRoot = process.getuid?.() === 0,
): { executablePath?: string; args: string[] } {
  return {
    ...(existsSync(systemBrowser) && { executablePath: systemBrowser }),
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
