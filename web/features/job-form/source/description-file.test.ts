import { expect, test } from "vitest";
import { lengths } from "#contract/limits.ts";
import {
  isDescriptionFile,
  isReadLocally,
  readLocally,
} from "#web/features/job-form/source/description-file.ts";

test.each([
  ["posting.txt", ""],
  ["posting.PDF", ""],
  ["posting.doc", ""],
  ["posting.docx", "application/octet-stream"],
  ["posting", "text/plain"],
  ["posting", "application/pdf"],
  ["posting", "application/msword"],
])("%s of type '%s' is taken", (name, type) => {
  expect(isDescriptionFile({ name, type })).toBe(true);
});

test.each([
  ["photo.png", "image/png"],
  ["posting.txt.exe", "application/x-msdownload"],
  ["posting.html", "text/html"],
  ["docx", ""],
])("%s of type '%s' is refused", (name, type) => {
  expect(isDescriptionFile({ name, type })).toBe(false);
});

test("only text files are read in the browser [S-508, S-726]", () => {
  expect(isReadLocally({ name: "a.TXT", type: "" })).toBe(true);
  expect(isReadLocally({ name: "a.pdf", type: "application/pdf" })).toBe(false);
});

test.each([
  ["UTF-8", [0x43, 0x61, 0x66, 0xc3, 0xa9]],
  ["UTF-8 with a mark", [0xef, 0xbb, 0xbf, 0x43, 0x61, 0x66, 0xc3, 0xa9]],
  ["UTF-16 of Windows", [0xff, 0xfe, 0x43, 0, 0x61, 0, 0x66, 0, 0xe9, 0]],
  ["UTF-16 the other way", [0xfe, 0xff, 0, 0x43, 0, 0x61, 0, 0x66, 0, 0xe9]],
  ["an old Windows page", [0x43, 0x61, 0x66, 0xe9]],
])("a text file in %s is read", async (_, bytes) => {
  expect(await readLocally(new File([Uint8Array.from(bytes)], "a.txt"))).toBe("Café");
});

test("a huge text file is cut where the form ends", async () => {
  const file = new File(["a".repeat(lengths.rawJobDescription + 5)], "a.txt");
  expect(await readLocally(file)).toHaveLength(lengths.rawJobDescription);
});
