import { expect, test } from "vitest";
import { signatureFor, signMessages } from "#tools/report/sign.ts";

const sender = { name: "Dana Whitlow", title: "Recruiter", signatureBlock: "" };

test("an e-mail carries the sender's own block, an InMail its first line", () => {
  const own = { ...sender, signatureBlock: "Dana\nTalent team\n+1 555 0100" };
  expect(signatureFor("e-mail", own)).toBe("Dana\nTalent team\n+1 555 0100");
  expect(signatureFor("LinkedIn InMail", own)).toBe("Dana");
});

test("without a block the name and the title sign", () => {
  expect(signatureFor("e-mail", sender)).toBe("Dana Whitlow\nRecruiter");
});

test("every message is signed and counted as its reader sees it, however deep it stands", () => {
  const report = { a: [{ b: { channel: "e-mail", body: "Hello" } }], c: { body: "no channel" } };
  expect(signMessages(report, sender)).toEqual({
    a: [
      {
        b: {
          channel: "e-mail",
          body: "Hello",
          signature: "Dana Whitlow\nRecruiter",
          characters: 28,
        },
      },
    ],
    c: { body: "no channel" },
  });
});

test.each(["{{sender_name}}", "- Dana Whitlow"])(
  "a message that ends with %s is signed once",
  (end) => {
    const signed = signMessages(
      { channel: "e-mail", body: `Hello\nMay I call?\n\n${end}` },
      sender,
    );
    expect(signed).toMatchObject({
      body: "Hello\nMay I call?",
      signature: "Dana Whitlow\nRecruiter",
    });
    const call = { channel: "phone", body: `Hi, this is\n${end}` };
    expect(signMessages(call, sender)).toMatchObject({ body: call.body });
  },
);
