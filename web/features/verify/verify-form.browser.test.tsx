import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { SignOffFile, SignOffRecord } from "#contract/room/agreement.ts";
import { writeRecord } from "#tools/decisions/sign-off/record.ts";
import { webCrypto } from "#web/features/verify/web-crypto.ts";
import { Wordless } from "#web/test/fake-server.ts";
import { renderApp } from "#web/test/render-app.tsx";
import { signOff } from "#web/test/rooms.ts";

const asText = (bytes: ArrayBuffer) =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

async function makeKeys() {
  const keys = await crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"]);
  if (!("privateKey" in keys)) throw new Error("not a pair of keys");
  const publicKey = asText(await crypto.subtle.exportKey("raw", keys.publicKey));
  const sign = async (text: string) =>
    asText(await crypto.subtle.sign("Ed25519", keys.privateKey, new TextEncoder().encode(text)));
  return { publicKey, sign };
}

/** Three sign-offs of a job, each on the one before. */
async function makeFile(sign: (text: string) => Promise<string>): Promise<SignOffFile> {
  const links: SignOffFile["links"] = [];
  let previous: string | null = null;
  for (const number of [1, 2, 3]) {
    const entry: SignOffRecord = {
      number,
      previous,
      organization: "Northwind Talent",
      job: { id: 7, title: "Senior Backend Engineer", place: "Denver" },
      name: signOff.name,
      role: signOff.role,
      at: signOff.at,
      lines: signOff.lines,
      note: "This is a dated record of what was agreed.",
    };
    const record = writeRecord(entry);
    links.push({ record, signature: await sign(record), keyId: "k1" });
    previous = await webCrypto.sha256(record);
  }
  return { format: "roleprint-sign-offs-1", links };
}

const text = page.getByLabelText("Text of the sign-off file");
const key = page.getByLabelText("Public key");
const check = page.getByRole("button", { name: "Check" });

test("a file of three sign-offs is proven with the key of this installation", async () => {
  const { publicKey, sign } = await makeKeys();
  await renderApp("/verify", {
    server: { listSignOffKeys: () => ({ keys: [{ keyId: "k1", publicKey }] }) },
  });
  await expect.element(key).toHaveValue(publicKey);
  const file = new File([JSON.stringify(await makeFile(sign))], "sign-offs.json");
  await page.getByLabelText("Choose a file").upload(file);
  await check.click();
  await expect
    .element(page.getByText(/These 3 sign-offs were signed with this key/u))
    .toBeVisible();
  await expect
    .element(page.getByText(/Signed off by Tomas Lindqvist, Platform Engineering Manager/u).first())
    .toBeVisible();
  await expect.element(page.getByText(/not an electronic signature in law/u)).toBeVisible();
});

test("what others signed is counted as not shown, and a file never says that it is whole", async () => {
  const { publicKey, sign } = await makeKeys();
  await renderApp("/verify", {
    server: { listSignOffKeys: () => ({ keys: [{ keyId: "k1", publicKey }] }) },
  });
  const { format, links } = await makeFile(sign);
  const hidden = await Promise.all(
    links
      .slice(0, 2)
      .map(async (link) =>
        "record" in link ? { hash: await webCrypto.sha256(link.record) } : link,
      ),
  );
  await text.fill(JSON.stringify({ format, links: [...hidden, ...links.slice(2)] }));
  await check.click();
  const said =
    "This sign-off was signed with this key and was not changed since. 2 sign-offs of others are not shown. Later sign-offs may exist, and may have been cut off: no file can show that it ends with the last one.";
  await expect.element(page.getByText(said)).toBeVisible();
});

test("where the server does not answer, a pasted key and text are enough", async () => {
  const { publicKey, sign } = await makeKeys();
  await renderApp("/verify", {
    server: {
      listSignOffKeys: () => {
        throw new Wordless();
      },
    },
  });
  await text.fill(JSON.stringify(await makeFile(sign)));
  await key.fill(publicKey);
  await check.click();
  await expect.element(page.getByText("Proven", { exact: true })).toBeVisible();
});

test("a changed byte, another key and a missing link are named by their place", async () => {
  const { publicKey, sign } = await makeKeys();
  const { publicKey: otherKey } = await makeKeys();
  await renderApp("/verify", {
    server: { listSignOffKeys: () => ({ keys: [{ keyId: "k1", publicKey }] }) },
  });
  const file = await makeFile(sign);
  const whole = JSON.stringify(file);
  const at = whole.lastIndexOf("Platform");
  await text.fill(`${whole.slice(0, at)}Q${whole.slice(at + 1)}`);
  await check.click();
  await expect.element(page.getByText("Not proven: sign-off 3")).toBeVisible();
  await text.fill(JSON.stringify({ ...file, links: file.links.filter((_, place) => place !== 1) }));
  await check.click();
  await expect.element(page.getByText("Not proven: sign-off 2")).toBeVisible();
  await text.fill(whole);
  await key.fill(otherKey);
  await check.click();
  await expect.element(page.getByText("Not proven: sign-off 1")).toBeVisible();
  await key.fill("nonsense");
  await check.click();
  await expect.element(page.getByText(/This is no public key/u)).toBeVisible();
  await text.fill("{}");
  await check.click();
  await expect.element(page.getByText("This is no file of sign-offs.")).toBeVisible();
});
