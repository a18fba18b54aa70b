/** A text that names its tenant and its column, so that one found in the wrong place says where it came from. */
export function canary(tenant: string, ...where: string[]): string {
  return `CANARY-${tenant}-${where.join("-")}`;
}

/** Whether any text of this tenant stands in `text`; e-mail addresses are stored in lower case. */
export function holdsCanary(text: string, tenant: string): boolean {
  return text.toLowerCase().includes(`canary-${tenant.toLowerCase()}-`);
}

/** Every tenant whose texts stand in `text`. */
export function tenantsIn(text: string): string[] {
  const found = text.toLowerCase().matchAll(/canary-([a-z0-9]+)-/gu);
  return [...new Set([...found].map(([, tenant = ""]) => tenant))].sort();
}
