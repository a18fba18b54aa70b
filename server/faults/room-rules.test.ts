import { expect, test } from "vitest";
import { findNagged, findUnkept, findUnsigned } from "#server/faults/room-rules.ts";
import { writeRecord } from "#tools/decisions/sign-off/record.ts";

const line = { key: "pay", label: "Pay range", value: "$90,000", byName: "Tomas", at: null };

const record = (byName: string | null) =>
  writeRecord({
    number: 1,
    previous: null,
    organization: "Northwind",
    job: { id: 7, title: "Cook", place: "Dayton, OH" },
    name: "Tomas",
    role: "Owner",
    at: "2026-11-18T14:06:00.000Z",
    lines: [{ ...line, byName }],
    note: "",
  });

test("an answer that is gone, or another one, is told", () => {
  const said = { id: 1, kind: "card", text: "$90,000" } as const;
  expect(findUnkept([said], [said])).toEqual([]);
  expect(findUnkept([said], [{ ...said, text: "" }])).toHaveLength(1);
  expect(findUnkept([said], [{ ...said, kind: "question" }])).toHaveLength(1);
});

test("a decision that holds and that nobody signed in its room is told", () => {
  const made = { room_id: 3, key: "pay", value: "$90,000" };
  const signed = { room_id: 3, record: record("Tomas") };
  expect(findUnsigned([made], [signed])).toEqual([]);
  expect(findUnsigned([made], [{ ...signed, room_id: 4 }])).toHaveLength(1);
  expect(findUnsigned([{ ...made, value: "$80,000" }], [signed])).toHaveLength(1);
  expect(findUnsigned([made], [{ ...signed, record: record(null) }])).toHaveLength(1);
});

test("two e-mails about changes in one day are told", () => {
  expect(findNagged([{ recipient: "tomas@example.com", count: 1 }])).toEqual([]);
  expect(findNagged([{ recipient: "tomas@example.com", count: 2 }])).toHaveLength(1);
});
