import { z } from "zod";

/** Who may create an account: everybody, whoever was invited, or nobody. */
export const SignUpMode = z.enum(["open", "invited", "closed"]);

/** With domains, their addresses may sign up; where it is open, no others. */
export const SignUpRule = z.object({ mode: SignUpMode, domains: z.array(z.string()) });
export type SignUpRule = z.infer<typeof SignUpRule>;

/** Stands in the built landing page where the server writes who may sign up. */
export const signUpSlot = "__WHO_MAY_SIGN_UP__";

/** Who may create an account, in words for people; nothing where everybody may. */
export function explainSignUp({ mode, domains }: SignUpRule): string | undefined {
  if (mode === "closed") return "New accounts cannot be created here. If you have one, sign in.";
  const atDomain = `an address at ${listWithOr(domains)}`;
  if (mode === "invited") {
    return domains.length === 0
      ? "Only people who were invited can create an account here, with the address the invitation was sent to."
      : `Only people who were invited, or who have ${atDomain}, can create an account here.`;
  }
  return domains.length === 0
    ? undefined
    : `Only people who have ${atDomain} can create an account here.`;
}

function listWithOr(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} or ${last}`;
}
