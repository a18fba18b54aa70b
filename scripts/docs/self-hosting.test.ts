import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { readEnv, settingNames } from "#server/env.ts";
import { uploadLimitBytes } from "#server/http/upload.ts";

const folder = join(import.meta.dirname, "../../docs/self-hosting");
const read = (name: string) => readFileSync(join(folder, name), "utf8");
const env = readEnv({
  AUTH_SECRET: "a-secret-for-tests-of-forty-characters!!",
  DATABASE_URL: "postgres://a@b.example/c",
});
const pages = globSync("*.md", { cwd: folder }).sort();
const processes = ["roleprint-web@.service", "roleprint-worker@.service"];
const build = readFileSync(join(folder, "../../vite.server.config.ts"), "utf8");

/** What a unit says under a key, such as `ExecStart`; a key may come twice. */
const saidBy = (unit: string, key: string) =>
  [...read(unit).matchAll(new RegExp(`^${key}=(.*)$`, "gmu"))].map(([, value = ""]) => value);

test.each([...processes, "roleprint-setup.service"])(
  "%s starts a program that is built, with settings that exist",
  (unit) => {
    const [command = ""] = saidBy(unit, "ExecStart");
    const [, program] = /dist\/server\/(\w+)\.js/u.exec(command) ?? [];
    expect(build).toMatch(new RegExp(`^\\s+${program}: "`, "mu"));
    const set = saidBy(unit, "Environment").flatMap((line) => line.split(" "));
    expect(set.filter((one) => !settingNames.has(one.split("=")[0] ?? ""))).toEqual([]);
  },
);

test.each(processes)("%s lets a process finish what it does before it kills it", (unit) => {
  const seconds = Number(saidBy(unit, "TimeoutStopSec")[0]);
  expect(seconds * 1_000).toBeGreaterThan(env.STOP_TIMEOUT_MS + 5_000);
});

test("both proxies lead to the same web processes, take the largest file and wait longer than a stream is silent", () => {
  const [nginx, caddy] = [read("nginx.conf"), read("Caddyfile")];
  const portsOf = (text: string) =>
    [...text.matchAll(/127\.0\.0\.1:(\d+)/gu)].map(([, port]) => port);
  const started = /enable --now (.*)$/mu.exec(read("roleprint-web@.service"))?.[1] ?? "";
  const ports = [...started.matchAll(/@(\d+)/gu)].map(([, port]) => port);
  expect(ports.length).toBeGreaterThan(1);
  expect([portsOf(nginx), portsOf(caddy)]).toEqual([ports, ports]);

  const takenMegabytes = Number(/client_max_body_size (\d+)m;/u.exec(nginx)?.[1]);
  expect(takenMegabytes * 1024 * 1024).toBeGreaterThan(uploadLimitBytes);
  expect(caddy).not.toContain("max_size");
  const silentSeconds = Number(/proxy_read_timeout (\d+)s;/u.exec(nginx)?.[1]);
  expect(silentSeconds * 1_000).toBeGreaterThan(2 * env.STREAM_HEARTBEAT_MS);
  expect(silentSeconds * 1_000).toBeGreaterThan(env.REQUEST_TIMEOUT_MS);
  const health = /health_uri (\S+)/u.exec(caddy)?.[1];
  expect(Object.values(endpoints).map(({ path }) => path as string)).toContain(health);
});

test.each(pages)("%s names settings that exist, and leads to files that exist", (page) => {
  const text = read(page);
  const named = [...text.matchAll(/`([A-Z][A-Z_]{3,})(?:=[^`]*)?`/gu)].map(([, name = ""]) => name);
  const beside = new Set([
    "DATABASE_ADMIN_URL",
    "DATABASE_OWNER_URL",
    "OWNER_PASSWORD",
    "OPERATORS",
  ]);
  expect(named.filter((name) => !settingNames.has(name) && !beside.has(name))).toEqual([]);
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/gu)];
  const files = links.map(([, path = ""]) => join(dirname(join(folder, page)), path));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test("the index leads to every page and every file of the folder", () => {
  const index = read("README.md");
  const others = globSync("*", { cwd: folder }).filter((name) => name !== "README.md");
  expect(others.filter((name) => !index.includes(`(${name})`))).toEqual([]);
});
