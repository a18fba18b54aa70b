import { expect, test } from "vitest";
import { topicOf, turnsIn } from "#reading/chat.ts";
import { readStated } from "#reading/read-stated.ts";
import { readRows } from "#reading/rows.ts";

const chat = `9:02 AM  Ines (recruiter): Hi Tobias! Must haves?
9:04 AM  Tobias: 2 yrs running a dish pit, food handler card
9:05 AM  Ines: Ok. And nice to have?
9:06 AM  Tobias: forklift card. has used Aloha
9:07 AM  Ines: Pay?
9:08 AM  Tobias: $17 to $19 an hour
9:09 AM  Tobias: could go 21 for the right one, dont post it
9:10 AM  Ines: I'll add your equal opportunity employer line as always.`;

test("a short question is the heading of what another answers, and no line itself", () => {
  const { lines } = readStated(chat);
  const under = (words: string) => lines.find(({ text }) => text.includes(words))?.heading;
  expect(under("dish pit")).toBe("must have");
  expect(under("Aloha")).toBe("nice to have");
  expect(lines.some(({ text }) => /nice to have\?|^Pay\?/iu.test(text))).toBe(false);
  expect(lines.find(({ text }) => text.includes("Aloha"))?.place).toBe("nice");
});

test("what the same person adds in a turn of its own stands under no question", () => {
  const { lines } = readStated(chat);
  expect(lines.find(({ text }) => text.includes("could go 21"))?.heading).not.toBe("pay");
});

test("questions are known without their small talk, and only short ones", () => {
  expect(topicOf("Got it. Why's it open btw")).toBe("reason for opening");
  expect(topicOf("Any benefits?")).toBe("benefits");
  expect(topicOf("What do you think about what the last two told you of the pay?")).toBeNull();
});

test("a text in which nobody takes turns has none", () => {
  expect(turnsIn(readRows("Pay: $20\nLocation: Fen Mills\nBenefits: dental")).size).toBe(0);
});
