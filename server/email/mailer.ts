import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Env } from "#server/env.ts";
import { lockupCid, renderHtml, renderText } from "#server/email/layout.ts";
import { textOf, type Email } from "#server/email/email.ts";
import { OwnFault } from "#server/own-fault.ts";

/** 256 × 56 pixels, drawn from the brand's SVG and font. */
const lockupPng = readFileSync(join(import.meta.dirname, "lockup.png"));

/** Takes e-mails to a mail server. */
export type Mailer = {
  isConfigured: boolean;
  /** `letterId` makes the message's own id, so that an e-mail sent twice can be seen to be one. */
  send: (email: Email, letterId: number, withinMs?: number) => Promise<void>;
  close: () => void;
};

export function openMailer(env: Env): Mailer {
  if (!env.SMTP_URL) {
    return {
      isConfigured: false,
      send: () => Promise.reject(new OwnFault("no mail server is set up")),
      close: () => undefined,
    };
  }
  const open = (timeoutMs: number) =>
    createTransport({
      url: env.SMTP_URL,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  const transport = open(env.MAIL_TIMEOUT_MS);
  const host = new URL(env.origin).hostname;

  return {
    isConfigured: true,
    async send(email, letterId, withinMs) {
      const text = textOf(email);
      const link = "link" in email ? email.link : null;
      const message = {
        from: { name: "Roleprint", address: env.MAIL_FROM },
        to: { name: "", address: email.to },
        subject: text.subject,
        text: renderText(text, link),
        html: renderHtml(text, link),
        messageId: `<letter-${letterId}@${host}>`,
        attachments: [{ filename: "roleprint.png", content: lockupPng, cid: lockupCid }],
        headers: { "Auto-Submitted": "auto-generated" },
      };
      await (withinMs ? open(withinMs) : transport).sendMail(message);
    },
    close: () => transport.close(),
  };
}
