import { expect, test } from "vitest";
import { patient } from "#contract/test/patient.ts";
import { RoomForm } from "#contract/room/room.ts";
import { z } from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpointNames, endpoints } from "#contract/endpoints.ts";

const long = 100_000;
const adversarial = [
  "a".repeat(long),
  " ".repeat(long),
  `${"a@".repeat(long / 2)}!`,
  `http://${"a.".repeat(long / 2)}`,
  `https://${"/".repeat(long)}`,
  "1".repeat(long),
  `2026-01-01T00:00:00.${"0".repeat(long)}`,
  "\u0301".repeat(long),
];

const parts = endpointNames.flatMap((name) => {
  const { params, query, body }: Endpoint = endpoints[name];
  return [params, query, body]
    .filter((part) => part !== undefined)
    .map((part) => [name, part] as const);
});

// Tried again when it fails: a busy machine can only make these times worse.
test.each(parts)(
  "B-06: %s refuses or takes hostile text in 50 ms",
  { retry: 8 },
  (_name, schema) => {
    const keys = Object.keys(
      (z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as { properties?: object })
        .properties ?? {},
    );
    for (const value of adversarial) {
      for (const key of keys) {
        const start = performance.now();
        schema.safeParse({ [key]: value });
        schema.safeParse({ [key]: [value] });
        expect(performance.now() - start, `${key} with ${value.slice(0, 12)}`).toBeLessThan(
          patient(50),
        );
      }
    }
  },
);

test("whoever is asked to decide has one address, however it was written", () => {
  const form = { name: "Tomas", decisions: ["pay"], questions: [] };
  const written = ["tomas@example.com", " Tomas@EXAMPLE.com ", "ｔomas@example.com"];
  const read = written.map((email) => RoomForm.parse({ ...form, email }).email);
  expect(new Set(read)).toEqual(new Set(["tomas@example.com"]));
  expect(RoomForm.parse({ ...form, email: null }).email).toBeNull();
});
