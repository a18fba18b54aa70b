import { z } from "zod";
import { lengths } from "#contract/limits.ts";
import { requiredText } from "#contract/text.ts";

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether an address leads to the computer that asks for it. */
export function isOwnComputer({ hostname }: URL): boolean {
  return loopback.has(hostname);
}

/** An https page, or a program on the person's own computer; `cursor://…` could be any program's. */
function isTrustworthy(address: string): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isOwnComputer(url));
}

const Registration = z.object({
  client_name: requiredText(lengths.name, "client_name is missing"),
  redirect_uris: z.array(z.string().max(lengths.url).refine(isTrustworthy)).min(1).max(10),
});

type Refusal = { error: string; error_description: string };

/** Of what a program says of itself we keep its name and its addresses; it gets no secret, and codes are its only way in. */
export function readRegistration(body: unknown): { metadata: object } | { refusal: Refusal } {
  const { success, data, error } = Registration.safeParse(body);
  if (success) {
    const fixed = {
      application_type: "native",
      token_endpoint_auth_method: "none",
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
    };
    return { metadata: { ...data, ...fixed } };
  }
  if (error.issues.some(({ path }) => path[0] === "redirect_uris")) {
    const error_description =
      "redirect_uris must be https, or http on localhost, 127.0.0.1 or [::1]";
    return { refusal: { error: "invalid_redirect_uri", error_description } };
  }
  const error_description = "client_name must have 1 to 120 characters";
  return { refusal: { error: "invalid_client_metadata", error_description } };
}
