import { createServer, type Server, type Socket } from "node:net";

/** One message as an SMTP server received it. */
export type ReceivedMail = { to: string[]; from: string; raw: string };

export type MailBehaviour = "accept" | "refuse" | "silent" | "dropAfterData";

/** A small real SMTP server whose behaviour a test can change while it runs. */
export type MailServer = {
  url: string;
  received: ReceivedMail[];
  behave: (behaviour: MailBehaviour) => void;
  close: () => Promise<void>;
};

/** One that went away comes back on the port it had. */
export async function startMailServer(askedPort = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let behaviour: MailBehaviour = "accept";
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    socket.on("error", () => undefined);
    if (behaviour === "silent") return;
    if (behaviour === "refuse") socket.end("421 not now\r\n");
    else converse(socket, () => behaviour, received);
  });
  await new Promise<void>((resolve) => {
    server.listen(askedPort, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behave: (next) => {
      behaviour = next;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

function converse(socket: Socket, behaviour: () => MailBehaviour, received: ReceivedMail[]): void {
  let mail: ReceivedMail = { to: [], from: "", raw: "" };
  let isData = false;
  let text = "";
  const say = (line: string) => socket.write(`${line}\r\n`);
  say("220 test");
  socket.on("data", (chunk) => {
    text += chunk.toString("utf8");
    for (;;) {
      const end = isData ? text.indexOf("\r\n.\r\n") : text.indexOf("\r\n");
      if (end < 0) return;
      const part = text.slice(0, end);
      text = text.slice(end + (isData ? 5 : 2));
      if (isData) {
        isData = false;
        received.push({ ...mail, raw: part });
        mail = { to: [], from: "", raw: "" };
        if (behaviour() === "dropAfterData") socket.destroy();
        else say("250 taken");
      } else if (/^(EHLO|HELO)/iu.test(part)) say("250 test");
      else if (/^MAIL FROM/iu.test(part)) {
        mail.from = part;
        say("250 ok");
      } else if (/^RCPT TO/iu.test(part)) {
        mail.to.push(/<([^>]*)>/u.exec(part)?.[1] ?? "");
        say("250 ok");
      } else if (/^DATA/iu.test(part)) {
        isData = true;
        say("354 go on");
      } else if (/^QUIT/iu.test(part)) {
        say("221 bye");
        socket.end();
      } else say("250 ok");
    }
  });
}

/** The text part of a message, with its encoding undone. */
export function textPartOf(mail: ReceivedMail | undefined): string {
  const raw = mail?.raw ?? "";
  // The boundary as the letter names it: the secret in a link may hold two hyphens as well.
  const boundary = /boundary="([^"]+)"/u.exec(raw)?.[1] ?? "";
  const part = raw.split(`\r\n--${boundary}`).find((one) => one.includes("text/plain")) ?? "";
  const [head = "", ...body] = part.split("\r\n\r\n");
  const content = body.join("\r\n\r\n");
  if (/base64/iu.test(head)) return Buffer.from(content, "base64").toString("utf8");
  const bytes = content
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/gu, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** The one link a letter carries. */
export function linkIn(mail: ReceivedMail | undefined): string {
  return /https?:\/\/\S+/u.exec(textPartOf(mail))?.[0] ?? "";
}
