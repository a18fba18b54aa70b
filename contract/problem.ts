import { z } from "zod";
import { accountBlocked, joinByLink, verificationMailFailed } from "#contract/messages.ts";
import { companyRefusals, passwordSignInOff } from "#contract/sign-in/refusals.ts";

/** Every expected failure: its code, its status and its sentence. */
const problems = {
  invalidRequest: [400, "The request is not valid"],
  unauthorized: [401, "Unauthorized"],
  foreignOrigin: [403, "This request did not come from the application"],
  notAMember: [403, "You are not a member of this organization"],
  adminsOnly: [403, "Only admins may do this"],
  notInScope: [403, "This program was not given the right to do this"],
  wrongPassword: [403, "The password is incorrect"],
  addressUnverified: [403, joinByLink],
  signUpRefused: [403, "You cannot create an account here"],
  accountBlocked: [403, accountBlocked],
  passwordSignInOff: [403, passwordSignInOff],
  companyAddressUnconfirmed: [403, companyRefusals.companyAddressUnconfirmed],
  companyDomainUnknown: [403, companyRefusals.companyDomainUnknown],
  companyOrganizationMissing: [403, companyRefusals.companyOrganizationMissing],
  signInAgain: [403, "Please sign out, sign in again and come back within ten minutes"],
  notFound: [404, "Not found"],
  linkEnded: [404, "This link has ended. Ask whoever sent it to you for a new one."],
  agentRequestOver: [
    404,
    "This request is over or was changed on its way. Start again from your agent.",
  ],
  lastAdmin: [409, "An organization needs at least one admin"],
  alreadyMember: [409, "This person is already a member of the organization"],
  tooManyOrganizations: [
    409,
    "You have reached the limit of organizations in which you are the only member. Delete one or invite somebody first.",
  ],
  tooManyJobs: [409, "This organization has reached its limit of jobs. Delete some first."],
  tooManyEndpoints: [
    409,
    "This organization has reached its limit of webhook endpoints. Remove one first.",
  ],
  storageFull: [
    409,
    "This organization has reached its storage limit. Delete jobs you no longer need first.",
  ],
  operatorStays: [
    409,
    "An operator cannot be blocked. First remove their address from OPERATORS and restart the server.",
  ],
  letterOver: [
    409,
    "This email can no longer be sent: it was already sent, or its link has expired.",
  ],
  noConnection: [409, "No model is connected."],
  keyNeeded: [
    409,
    "Enter the key again. The stored key cannot be used with a different provider or address.",
  ],
  keyUnreadable: [
    409,
    "Your organization's model key can no longer be read. An admin can enter it again under Organization, AI model, or you can use the built-in writer.",
  ],
  nothingToShare: [409, "There is no finished report to share yet."],
  partLocked: [409, "This would change a locked section. Unlock that section first."],
  conflict: [409, "Somebody else has changed this in the meantime"],
  nothingToExport: [409, "Generate some content first before exporting."],
  tooLarge: [413, "The request is too large"],
  documentTooLong: [
    413,
    "This is too long for one file. Please shorten it, or save the reports one at a time.",
  ],
  unsupportedMediaType: [415, "This content type is not accepted"],
  guidanceNeedsModel: [
    422,
    "Only a model can follow guidance. Leave it out, or connect one under Organization, AI model.",
  ],
  keyReused: [422, "This Idempotency-Key was already used for another request"],
  fileMissing: [400, "No file was sent. Please choose one file."],
  fileTooLarge: [413, "The file is larger than 10 MB. Please paste the text instead."],
  fileTooManyPages: [413, "The file has more than 200 pages. Please paste the text instead."],
  fileTooComplex: [413, "The file is too large once unpacked. Please paste the text instead."],
  fileUnsupported: [415, "Please upload a .txt, .pdf, .doc, or .docx file"],
  fileWithMacros: [
    415,
    "Files with macros are not supported. Save the file as .docx, or paste the text.",
  ],
  fileDamaged: [422, "The file is damaged and cannot be read. Please paste the text instead."],
  fileEncrypted: [
    422,
    "The file is password-protected. Save it without a password, or paste the text.",
  ],
  fileWithoutText: [
    422,
    "No text found in this file. It may be a scan: please paste the text instead.",
  ],
  fileTooSlow: [422, "Reading this file took too long. Please paste the text instead."],
  textTooSlow: [
    422,
    "Reading this description took too long. Please shorten it, or fill in the form yourself.",
  ],
  tooManyRequests: [429, "Too many requests. Please wait a moment."],
  monthlyCap: [
    429,
    "Your organization has reached the monthly cap for its model. An admin can raise it under Organization, AI model, or you can use the built-in writer.",
  ],
  spendingLimit: [
    429,
    "Today's spending limit has been reached. Use the built-in writer, or try again tomorrow.",
  ],
  internal: [500, "Something went wrong on our side"],
  unavailable: [503, "The service is busy. Please try again in a moment."],
  noSecretsKey: [
    503,
    "This server cannot store keys yet. Its operator must set SECRETS_KEY and restart it.",
  ],
  noSignOffKey: [
    503,
    "Nobody can sign off on this server yet. Its operator must set SIGN_OFF_KEY and restart it.",
  ],
  companyUnavailable: [503, companyRefusals.companyUnavailable],
  verificationMailFailed: [503, verificationMailFailed],
  noMail: [503, "Mail is not set up. On the server, run admin.js reset-link to print the link."],
  outOfSpace: [507, "There is not enough space for this file right now. Please try again later."],
} as const satisfies Record<string, readonly [number, string]>;

export type ProblemCode = keyof typeof problems;

export const problemCodes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]];

/** The problems that are answered with this status. */
export function problemsWith(status: number): ProblemCode[] {
  return problemCodes.filter((code) => problems[code][0] === status);
}

/** The body of every error answer (readings.md 5); `fields` says of an invalid request what is wrong where. */
export const ProblemBody = z.object({
  code: z.enum(problemCodes),
  message: z.string(),
  fields: z.record(z.string(), z.string()).exactOptional(),
});
export type ProblemBody = z.infer<typeof ProblemBody>;

/** An expected failure, thrown anywhere and turned into an answer in one place. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly retryAfterSeconds: number | undefined;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(
    code: ProblemCode,
    message?: string,
    retryAfterSeconds?: number,
    fields?: Readonly<Record<string, string>>,
  ) {
    super(message ?? problems[code][1]);
    this.name = "Problem";
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
    this.fields = fields;
  }

  get status(): number {
    return problems[this.code][0];
  }

  get body(): ProblemBody {
    const { code, message, fields } = this;
    return { code, message, ...(fields && { fields: { ...fields } }) };
  }
}
