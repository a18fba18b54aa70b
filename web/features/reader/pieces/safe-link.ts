const allowed = new Set(["https:", "mailto:"]);

/** The address of a link a report may carry; anything but https and mail is text, never a link. */
export function safeHref(address: string): string | undefined {
  const url = URL.parse(address.trim());
  if (!url || !allowed.has(url.protocol) || url.username !== "" || url.password !== "")
    return undefined;
  return url.href;
}
