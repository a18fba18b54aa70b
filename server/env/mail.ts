import { z } from "zod";
import { milliseconds } from "#server/env/kinds.ts";

export const mailSettings = {
  /** `smtp://user:password@host:587`; without it letters wait and invitation links are shown to be copied. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).exactOptional(),
  MAIL_FROM: z.email().default("no-reply@localhost.localdomain"),
  MAIL_TIMEOUT_MS: milliseconds(20_000),
};
