import { createTransport } from "nodemailer";
import type { Env } from "#server/env.ts";
import { lockupCid, renderHtml, renderText } from "#server/mail/layout.ts";
import { textOf, type Letter } from "#server/mail/letter.ts";
import { lockupPng } from "#server/mail/lockup.ts";
import { OwnFault } from "#server/own-fault.ts";

/** Takes letters to a mail server. */
export type Post = {
  isConfigured: boolean;
  /** `letterId` makes the message's own id, so that a letter sent twice can be seen to be one. */
  send: (letter: Letter, letterId: number, withinMs?: number) => Promise<void>;
  close: () => void;
};

export function openPost(env: Env): Post {
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
    async send(letter, letterId, withinMs) {
      const text = textOf(letter);
      const message = {
        from: { name: "Roleprint", address: env.MAIL_FROM },
        to: { name: "", address: letter.to },
        subject: text.subject,
        text: renderText(text, letter.link),
        html: renderHtml(text, letter.link),
        messageId: `<letter-${letterId}@${host}>`,
        attachments: [{ filename: "roleprint.png", content: lockupPng, cid: lockupCid }],
        headers: { "Auto-Submitted": "auto-generated" },
      };
      await (withinMs ? open(withinMs) : transport).sendMail(message);
    },
    close: () => transport.close(),
  };
}
