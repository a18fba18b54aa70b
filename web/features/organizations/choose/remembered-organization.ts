const storageKey = "lastSelectedOrg";

export function readRememberedOrganization(): number | undefined {
  const id = Number(localStorage.getItem(storageKey));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

export function rememberOrganization(organizationId: number): void {
  localStorage.setItem(storageKey, String(organizationId));
}
