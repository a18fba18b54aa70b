import type { Page } from "@playwright/test";

/** What the content policy stopped, what broke, and what was asked of other hosts, from now on. */
export function watchPolicy(page: Page, base: string): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|violates/u.test(message.text())) faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("dialog", (dialog) => {
    faults.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    const isOurs = request.url().startsWith(base) || /^(data|blob):/u.test(request.url());
    if (!isOurs) faults.push(`a request to ${request.url()}`);
  });
  return faults;
}
