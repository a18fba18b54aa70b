import { z } from "zod";
import { calls } from "#contract/calls.ts";
import { Done, type Endpoints } from "#contract/endpoint.ts";
import { SignUpRule } from "#contract/sign-up.ts";
import {
  AccountDeletion,
  AccountInfo,
  ProfileForm,
  Session,
  User,
  VerificationMode,
} from "#contract/user.ts";

/** How people come in, and what is theirs. */
export const accountEndpoints = {
  goToLogin: {
    ...calls.goToLogin,
    access: "anyone",
    summary: "Where the browser goes when its session is lost",
    reply: "redirect",
  },
  getSignUpRule: {
    ...calls.getSignUpRule,
    access: "anyone",
    summary: "Who may create an account",
    reply: SignUpRule,
  },
  getEmailVerification: {
    ...calls.getEmailVerification,
    access: "signedIn",
    summary: "Whether addresses must be confirmed by mail before signing in",
    reply: z.object({ mode: VerificationMode }),
  },
  getAccounts: {
    ...calls.getAccounts,
    access: "signedIn",
    summary: "How the caller signs in",
    reply: AccountInfo,
  },
  updateProfile: {
    ...calls.updateProfile,
    access: "signedIn",
    summary: "Change the caller's profile",
    body: ProfileForm,
    reply: User,
  },
  listSessions: {
    ...calls.listSessions,
    access: "signedIn",
    summary: "Where the caller is signed in",
    reply: z.array(Session),
  },
  endSession: {
    ...calls.endSession,
    access: "signedIn",
    summary: "End one of the caller's sessions",
    params: z.object({ sessionId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) }),
    reply: Done,
  },
  exportPerson: {
    ...calls.exportPerson,
    access: "signedIn",
    summary: "Everything kept about the caller, as one file",
    reply: "json",
  },
  deletePerson: {
    ...calls.deletePerson,
    access: "signedIn",
    summary:
      "Delete the caller's account, and organizations they are alone in; the last admin of others stays",
    body: AccountDeletion,
    reply: Done,
  },
} as const satisfies Endpoints;
