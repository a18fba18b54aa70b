import { expect, test } from "vitest";
import type { OutputVersion } from "#contract/output.ts";
import { tellCause } from "#tools/report/version-cause.ts";

function told(
  kind: OutputVersion["kind"],
  cause: OutputVersion["cause"],
  authorName: string | null = "Ines",
  version = 3,
): string {
  return tellCause("marketPulse", { version, kind, cause, authorName });
}

test("a text that was written says after what", () => {
  expect(told("generated", {}, null, 1)).toBe("First draft");
  expect(told("generated", { guidance: "Softer" })).toBe("Written");
  expect(told("generated", { facts: [] })).toBe("Regenerated from the same facts");
  expect(told("generated", { facts: ["Pay"] })).toBe("Regenerated after pay changed");
  expect(told("generated", { facts: ["Must-haves", "DOL prevailing wage levels"] })).toBe(
    "Regenerated after must-haves and DOL prevailing wage levels changed",
  );
  expect(told("generated", { facts: ["Pay", "Place", "Team"] })).toBe(
    "Regenerated after pay, place and 1 more fact changed",
  );
  expect(told("generated", { facts: ["Pay", "Place", "Team", "Benefit", "Title"] })).toBe(
    "Regenerated after pay, place and 3 more facts changed",
  );
});

test("an update says which sections it wrote again, and after what", () => {
  const cause = { sections: ["summary"], facts: ["Pay"] };
  expect(told("generated", cause)).toBe("Updated Summary after pay changed");
});

test("a person's text says whose it is and which sections it changed", () => {
  expect(told("edited", { sections: ["summary"] })).toBe("Ines edited Summary");
  expect(told("edited", { sections: ["recommendedActions", "ours", "summary"] })).toBe(
    "Ines edited Summary, Recommended Actions and 1 more section",
  );
  expect(told("edited", { sections: [] })).toBe("Ines saved it unchanged");
  expect(told("edited", { sections: ["summary"] }, null)).toBe("Somebody edited Summary");
  expect(told("edited", { sections: ["summary"] }, "Ines", 1)).toBe("Ines wrote it");
  expect(told("edited", { accepted: 2, sections: ["summary"] })).toBe(
    "Ines accepted 2 suggestions",
  );
  expect(told("edited", { accepted: 1 })).toBe("Ines accepted 1 suggestion");
});

test("a text that was brought back says from where", () => {
  expect(told("restored", { fromVersion: 2 })).toBe("Restored from version 2");
  expect(told("restored", { fromVersion: 2, sections: ["summary"] })).toBe(
    "Restored Summary from version 2",
  );
});

test("versions from before causes were kept say what is certain", () => {
  expect(told("generated", null, null)).toBe("Written");
  expect(told("edited", null)).toBe("Ines edited it");
  expect(told("restored", null)).toBe("Restored");
});
