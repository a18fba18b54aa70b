import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** Where an invitation stands. */
export type InvitationPlace = { organizationId: number; invitationId: number };

/** Tokens of the listing (readings.md 18): each is made for one person and one invitation and opens nothing for others. */
export function openListedTokens(secret: string) {
  const key = Buffer.from(hkdfSync("sha256", secret, "roleprint", "listed invitations", 32));
  const sign = (userId: string, { organizationId, invitationId }: InvitationPlace) =>
    createHmac("sha256", key).update(`${organizationId}.${invitationId}.${userId}`).digest();

  return {
    write: (userId: string, place: InvitationPlace): string =>
      `${place.organizationId}.${place.invitationId}.${sign(userId, place).toString("base64url")}`,

    /** The invitation, or nothing when this person was not given this token. */
    read(userId: string, token: string): InvitationPlace | undefined {
      const parts = /^(\d{1,15})\.(\d{1,15})\.([\w-]{43})$/u.exec(token);
      if (!parts) return undefined;
      const [, organizationId, invitationId, signature = ""] = parts;
      const place = { organizationId: Number(organizationId), invitationId: Number(invitationId) };
      const isTheirs = timingSafeEqual(sign(userId, place), Buffer.from(signature, "base64url"));
      return isTheirs ? place : undefined;
    },
  };
}
