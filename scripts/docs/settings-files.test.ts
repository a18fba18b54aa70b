import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readEnv, settingGroups, settingNames } from "#server/env.ts";

type Service = {
  environment?: Record<string, string | number>;
  cap_drop?: string[];
  security_opt?: string[];
  ports?: string[];
  profiles?: string[];
  stop_grace_period?: string;
};

const read = (name: string) => readFileSync(join(import.meta.dirname, "../..", name), "utf8");
const example = [...read(".env.example").matchAll(/^#?([A-Z][A-Z_]+)=(.*)$/gmu)];
const compose = read("docker-compose.yml");
const { services } = parse(compose, { merge: true }) as {
  services: Record<string, Service>;
};
const setUpAlone = ["OWNER_PASSWORD", "POSTGRES_PASSWORD"];
const settings = [...settingNames].sort();
const needed = {
  AUTH_SECRET: "a-secret-for-tests-of-forty-characters!!",
  DATABASE_URL: "postgres://a@b.example/c",
};

test("an operator finds every setting in .env.example, once, and none that is not there", () => {
  const names = example.map(([, name = ""]) => name);
  expect(names.sort()).toEqual([...settings, ...setUpAlone].sort());
});

test("settings stand in the same groups and order in the code, in .env.example and in compose", () => {
  const inOrder = Object.entries(settingGroups).flatMap(([title, group]) => [
    `# ${title}`,
    ...Object.keys(group),
  ]);
  const inExample = read(".env.example").matchAll(/^#(# .+)$|^#?([A-Z][A-Z_]+)=/gmu);
  const isSetting = (name: string) => !setUpAlone.includes(name);
  expect([...inExample].map(([, title, name = ""]) => title ?? name).filter(isSetting)).toEqual(
    inOrder,
  );
  const [, handed = ""] = compose.split(/^ {2}environment:\n|^services:/mu);
  expect([...handed.matchAll(/# .+|[A-Z][A-Z_]+(?=: )/gu)].map(([one]) => one)).toEqual(inOrder);
});

test("the values shown in .env.example are the defaults", () => {
  const shown = Object.fromEntries(
    example.flatMap(([, name = "", value = ""]) => (value === "" ? [] : [[name, value]])),
  ) as Record<string, string>;
  expect(Object.keys(shown).length).toBeGreaterThan(60);
  expect(readEnv({ ...needed, ...shown })).toEqual(readEnv(needed));
});

test.each(["web", "worker"])("compose hands every setting in .env to %s", (name) => {
  const environment = services[name]?.environment ?? {};
  expect(Object.keys(environment).sort()).toEqual(settings);
  const fixed = Object.entries(environment).filter(
    ([key, value]) => !`${value}`.startsWith(`\${${key}:`),
  );
  expect(fixed).toEqual([
    ["NODE_ENV", "production"],
    ["PORT", 3000],
  ]);
});

test.each(["web", "worker"])("compose lets %s finish what it does before it kills it", (name) => {
  const { STOP_TIMEOUT_MS } = readEnv(needed);
  const graceSeconds = Number.parseInt(services[name]?.stop_grace_period ?? "10s", 10);
  expect(graceSeconds * 1_000).toBeGreaterThan(STOP_TIMEOUT_MS + 5_000);
});

test("no service of compose has more rights than it needs", () => {
  for (const [name, service] of Object.entries(services)) {
    expect([name, service.cap_drop]).toEqual([name, ["ALL"]]);
    expect([name, service.security_opt]).toEqual([name, ["no-new-privileges:true"]]);
  }
});

test("caught mail is read on the machine itself, and only where somebody asks for the catcher", () => {
  expect(services.mail).toMatchObject({ profiles: ["try"], ports: ["127.0.0.1:1080:1080"] });
  expect(services.web?.environment?.SMTP_URL).toBe("${SMTP_URL:-}");
});
