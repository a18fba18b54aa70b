import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Another program's view of a file: LibreOffice opens it and saves it as something else. */
export async function convert(bytes: Uint8Array, from: string, to: string): Promise<Buffer> {
  const directory = mkdtempSync(join(tmpdir(), "office-"));
  const source = join(directory, `file.${from}`);
  writeFileSync(source, bytes);
  const profile = `-env:UserInstallation=file://${directory}/profile`;
  const options = ["--headless", profile, "--convert-to", to, "--outdir", join(directory, "out")];
  const reader = from === "html" ? ["--infilter=HTML (StarWriter)"] : [];
  await run("soffice", [...options, ...reader, source], { timeout: 90_000 });
  const extension = to.split(":", 1)[0];
  return readFileSync(join(directory, "out", basename(source).replace(from, `${extension}`)));
}

/** Poppler's reading of a PDF: its words, and what it says about itself. */
export async function popplerReading(bytes: Uint8Array): Promise<{ text: string; info: string }> {
  const path = join(mkdtempSync(join(tmpdir(), "poppler-")), "file.pdf");
  writeFileSync(path, bytes);
  const options = { maxBuffer: 50_000_000 };
  const text = await run("pdftotext", ["-nopgbrk", path, "-"], options);
  const info = await run("pdfinfo", [path], options);
  return { text: text.stdout, info: info.stdout };
}
