import type { EmailText } from "#server/email/email.ts";
import { escapeHtml } from "#tools/document/html.ts";

/** Light tokens of the design; mail programs know no variables. */
const ink = "#14151A";
const quiet = "#63656F";
const blue = "#2230D2";
const font = "'Hanken Grotesk',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";

export const lockupCid = "lockup@roleprint";

/** One column of 560 px on paper grey: tables and inline styles, because mail programs read nothing newer. */
export function renderHtml(text: EmailText, link: string | null): string {
  const sentences = text.sentences.map(
    (sentence) =>
      `<p style="margin:0 0 12px;font:16px/1.55 ${font};color:${ink}">${escapeHtml(sentence)}</p>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(text.title)}</title></head>
<body style="margin:0;background:#F4F4EF"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#F4F4EF">
<tr><td align="center" style="padding:32px 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;background:#FFFFFF;border:1px solid #DDDDD4;border-radius:12px">
<tr><td style="padding:28px 32px 8px"><img src="cid:${lockupCid}" width="128" height="28" alt="Roleprint" style="display:block;border:0"></td></tr>
<tr><td style="padding:12px 32px 0"><h1 style="margin:0 0 16px;font:650 24px/1.2 ${font};letter-spacing:-0.02em;color:${ink}">${escapeHtml(text.title)}</h1>${sentences.join("")}</td></tr>
${renderButton(text.button, link)}
<tr><td style="padding:16px 32px 28px;border-top:1px solid #E8E8E0;font:13px/1.5 ${font};color:${quiet}">${escapeHtml(text.reason)}</td></tr>
</table></td></tr></table></body></html>`;
}

function renderButton(button: EmailText["button"], link: string | null): string {
  if (button === null || link === null) return "";
  const href = escapeHtml(link);
  return `<tr><td style="padding:12px 32px 20px"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="background:${blue};border-radius:8px"><a href="${href}" style="display:inline-block;padding:0 20px;font:600 16px/44px ${font};color:#FFFFFF;text-decoration:none">${escapeHtml(button)}</a></td></tr></table>
<p style="margin:16px 0 0;font:13px/1.5 ${font};color:${quiet};word-break:break-all">Or open this address: <a href="${href}" style="color:${blue}">${href}</a></p></td></tr>`;
}

export function renderText(text: EmailText, link: string | null): string {
  return [
    text.title,
    "",
    ...text.sentences,
    "",
    ...(text.button === null || link === null ? [] : [`${text.button}: ${link}`, ""]),
    text.reason,
    "",
    "Roleprint",
  ].join("\n");
}
