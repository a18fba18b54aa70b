import { z } from "zod";
import { Role } from "#contract/permissions.ts";

const to = z.string();
const link = z.string();

const askedToDecide = {
  to,
  link,
  askerName: z.string(),
  organizationName: z.string(),
  jobTitle: z.string(),
  endsOn: z.string(),
};

/** Every e-mail the application sends, with what it needs to be written. */
export const Email = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("invitation"),
    to,
    link,
    inviterName: z.string(),
    organizationName: z.string(),
    role: Role,
  }),
  z.object({ kind: z.literal("verifyEmail"), to, link }),
  z.object({ kind: z.literal("resetPassword"), to, link }),
  z.object({ kind: z.literal("accountExists"), to, link }),
  z.object({ ...askedToDecide, kind: z.literal("roomInvitation") }),
  z.object({ ...askedToDecide, kind: z.literal("roomReminder") }),
  z.object({ ...askedToDecide, kind: z.literal("roomNewLink") }),
  z.object({
    kind: z.literal("roomWrongPerson"),
    to,
    link,
    jobTitle: z.string(),
    managerName: z.string(),
  }),
  z.object({
    kind: z.literal("signOffCopy"),
    to,
    name: z.string(),
    jobTitle: z.string(),
    organizationName: z.string(),
    date: z.string(),
    lines: z.array(z.string()),
  }),
  z.object({
    kind: z.literal("signedFactChanged"),
    to,
    organizationName: z.string(),
    jobs: z.array(
      z.object({
        jobTitle: z.string(),
        changes: z.array(z.string()),
        askerName: z.string(),
        hasLink: z.boolean(),
      }),
    ),
  }),
  z.object({
    kind: z.literal("webhookSwitchedOff"),
    to,
    link,
    organizationName: z.string(),
    host: z.string(),
    because: z.enum(["gone", "failing"]),
  }),
]);
export type Email = z.infer<typeof Email>;

const minute = 60;
const day = 24 * 60 * minute;

/** How long the link in an e-mail opens something; the e-mails say so too. */
export const linkLivesSeconds = {
  invitation: 7 * day,
  verifyEmail: day,
  resetPassword: 30 * minute,
} as const;

/** What stands in an e-mail; the layout is the same for all. */
export type EmailText = {
  subject: string;
  title: string;
  sentences: string[];
  /** Null where the e-mail leads nowhere. */
  button: string | null;
  reason: string;
};

/** One line, so that no name can add a header or break a subject. */
function oneLine(value: string, longest = 80): string {
  const line = value.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
  return Array.from(line).slice(0, longest).join("");
}

function article(role: Role): string {
  return role === "admin" ? "an admin" : "a recruiter";
}

type AskedToDecide = Extract<Email, { kind: "roomInvitation" | "roomReminder" | "roomNewLink" }>;

function askToDecide(email: AskedToDecide) {
  const asker = oneLine(email.askerName);
  return {
    title: oneLine(email.jobTitle),
    sentences: [
      `${asker} from ${oneLine(email.organizationName)} asks you to decide a few things about this job. It takes about four minutes, and you need no account.`,
      "This link is for you alone: please do not pass it on.",
    ],
    button: "See what to decide",
    reason: `You got this because ${asker} entered your address. The link ends on ${email.endsOn}.`,
  };
}

type Texts = { [Kind in Email["kind"]]: (email: Extract<Email, { kind: Kind }>) => EmailText };

const texts: Texts = {
  invitation: (email) => {
    const inviter = oneLine(email.inviterName);
    const organization = oneLine(email.organizationName);
    return {
      subject: `${oneLine(inviter, 20)} invited you to Roleprint`,
      title: `Join ${organization} on Roleprint`,
      sentences: [
        `${inviter} invited you to work on the jobs of ${organization} as ${article(email.role)}.`,
        "Roleprint turns one job description into six recruiting reports; people make the decisions.",
      ],
      button: "Accept invitation",
      reason:
        "You got this because somebody entered your address. The invitation expires in 7 days.",
    };
  },
  verifyEmail: () => ({
    subject: "Verify your e-mail address",
    title: "Verify your e-mail address",
    sentences: ["Please confirm that this address is yours.", "Then you can sign in to Roleprint."],
    button: "Verify e-mail address",
    reason:
      "You got this because an account was created with this address. The link expires in 24 hours.",
  }),
  resetPassword: () => ({
    subject: "Reset your Roleprint password",
    title: "Choose a new password",
    sentences: [
      "Somebody asked to reset the password of your account.",
      "If that was not you, do nothing: your password stays as it is.",
    ],
    button: "Choose a new password",
    reason: "You got this because a reset was asked for. The link expires in 30 minutes.",
  }),
  accountExists: () => ({
    subject: "You already have a Roleprint account",
    title: "You already have an account",
    sentences: [
      "Somebody tried to sign up with this address, which has an account already.",
      "If that was you, sign in instead; if you forgot the password, reset it there.",
    ],
    button: "Go to sign-in",
    reason: "You got this because a sign-up was tried with your address.",
  }),
  roomInvitation: (email) => ({
    ...askToDecide(email),
    subject: `${oneLine(email.askerName, 20)} asks you to decide`,
  }),
  roomReminder: (email) => ({
    ...askToDecide(email),
    subject: `Reminder: ${oneLine(email.askerName, 20)} asks you to decide`,
  }),
  roomNewLink: (email) => {
    const { title, reason } = askToDecide(email);
    const asker = oneLine(email.askerName);
    return {
      subject: `${oneLine(email.askerName, 20)} sent you a new link`,
      title,
      sentences: [
        `${asker} from ${oneLine(email.organizationName)} sent you a new link to what you decide about this job. What you answered so far is still there.`,
        "Earlier links to it no longer open. This one is for you alone: please do not pass it on.",
      ],
      button: "Open",
      reason,
    };
  },
  roomWrongPerson: (email) => {
    const title = oneLine(email.jobTitle);
    return {
      subject: "Your link reached somebody else",
      title: "Your link reached somebody else",
      sentences: [
        `You asked ${oneLine(email.managerName)} to decide about ${title}. Whoever opened the link says that they are somebody else.`,
        "End the link on the job's page and send a new one.",
      ],
      button: "Open the job",
      reason: "You got this because you sent the link. Nobody is told who opened it.",
    };
  },
  signOffCopy: ({ name, jobTitle, organizationName, date, lines }) => ({
    subject: `What you signed for ${oneLine(jobTitle, 40)}`,
    title: "Your copy of what was agreed",
    sentences: [
      `${name} signed this for ${organizationName} on ${date}: ${jobTitle}.`,
      ...lines,
      "The signed file is on the page that your link opens. Download it and keep it: it proves itself without us. If the link has ended, whoever sent it can make a new one.",
      "This is a dated record of what was agreed. It is not an electronic signature in law.",
    ],
    button: null,
    reason: "You got this because you signed it.",
  }),
  signedFactChanged: ({ organizationName, jobs }) => ({
    subject: `Something you signed has changed: ${oneLine(jobs.map(({ jobTitle }) => jobTitle).join(", "), 40)}`,
    title: "Something you signed has changed",
    sentences: jobs.flatMap(({ jobTitle, changes, hasLink, askerName }) => [
      `${organizationName} changed this after you signed it: ${jobTitle}.`,
      ...changes,
      hasLink
        ? "To agree or to ask about it, use the last link that you got for this job."
        : `To agree or to ask about it, ask ${askerName} for a new link, since yours has ended. It opens the page where you signed.`,
    ]),
    button: null,
    reason:
      "You got this because you signed what was agreed. You get at most one such e-mail a day.",
  }),
  webhookSwitchedOff: ({ organizationName, host, because }) => ({
    subject: "A webhook was switched off",
    title: "A webhook was switched off",
    sentences: [
      because === "gone"
        ? `The endpoint of ${organizationName} at ${host} answered that it is gone (410), so we no longer call it.`
        : `No call to the endpoint of ${organizationName} at ${host} has got through for three days, so we no longer call it.`,
      "Nothing in Roleprint is lost. Once the endpoint works again, turn it on and replay the calls it missed; the log keeps them for a while.",
    ],
    button: "Open Webhooks",
    reason: "You got this because you are an admin of this organization.",
  }),
};

export function textOf(email: Email): EmailText {
  return (texts[email.kind] as (one: Email) => EmailText)(email);
}
