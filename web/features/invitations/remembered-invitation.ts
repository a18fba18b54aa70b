const storageKey = "invitation";

/** What has to survive signing up or in, so that the person comes back to their invitation. */
export type RememberedInvitation = { token: string; email: string; organizationName: string };

/** Reads what was kept; anything else in its place counts as nothing. */
export function parseInvitation(text: string | null): RememberedInvitation | undefined {
  try {
    const kept = JSON.parse(text ?? "null") as Partial<RememberedInvitation> | null;
    if (!kept?.token || !kept.email || !kept.organizationName) return undefined;
    const { token, email, organizationName } = kept;
    return { token, email, organizationName };
  } catch {
    return undefined;
  }
}

export function rememberInvitation(invitation: RememberedInvitation): void {
  sessionStorage.setItem(storageKey, JSON.stringify(invitation));
}

export function readRememberedInvitation(): RememberedInvitation | undefined {
  return parseInvitation(sessionStorage.getItem(storageKey));
}

export function forgetInvitation(): void {
  sessionStorage.removeItem(storageKey);
}
