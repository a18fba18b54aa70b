import { expect, test } from "vitest";
import type { ShareLink } from "#contract/share.ts";
import { mailDraft, sharedName } from "#web/features/share/share-words.ts";
import { openedWords } from "#web/ui/time/opened-words.ts";

const link: ShareLink = {
  id: 1,
  toolType: null,
  createdByName: "Ines Marlow",
  createdAt: "2026-11-14T12:00:00Z",
  endsAt: "2026-12-14T12:00:00Z",
  isOpen: true,
  openedCount: 0,
  lastOpenedAt: null,
};

test("a link says how often it was opened and when last", () => {
  const lastOpenedAt = "2026-11-14T12:00:00Z";
  expect(openedWords(link)).toBe("Not opened yet");
  expect(openedWords({ ...link, openedCount: 1, lastOpenedAt })).toBe(
    "Opened once, last on 14 November",
  );
  expect(openedWords({ ...link, openedCount: 3, lastOpenedAt })).toBe(
    "Opened 3 times, last on 14 November",
  );
});

test("what is shared goes by the name of the report", () => {
  expect(sharedName("marketPulse")).toBe("Market Pulse");
  expect(sharedName(null)).toBe("All reports");
});

test("a mail draft names the job, carries the link and can hold any title", () => {
  const draft = mailDraft({
    what: "Market Pulse",
    jobTitle: "Cook & Baker?",
    link: "https://roleprint.example/shared#abc",
    endsAt: link.endsAt,
  });
  const { searchParams, pathname } = new URL(draft);
  expect(pathname).toBe("");
  expect(searchParams.get("subject")).toBe("Market Pulse: Cook & Baker?");
  expect(searchParams.get("body")).toContain("https://roleprint.example/shared#abc\n");
  expect(searchParams.get("body")).toContain("until 14 December");
});
