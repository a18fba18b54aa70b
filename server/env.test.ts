import { expect, test } from "vitest";
import { clocksOf } from "#server/env/clocks.ts";
import { readEnv } from "#server/env.ts";
import type { ModelProvider } from "#server/model/model-name.ts";

const enough = {
  DATABASE_URL: "postgres://app@localhost/roleprint",
  AUTH_SECRET: "a-secret-for-tests-of-forty-characters!!",
};

test("every missing or wrong setting is named at once", () => {
  const read = () => readEnv({ PORT: "abc", PUBLIC_URL: "ftp://x", AUTH_SECRET: "short" });
  for (const name of ["PORT", "PUBLIC_URL", "AUTH_SECRET", "DATABASE_URL"])
    expect(read).toThrow(name);
});

test("no key of any outside service is needed, and an empty setting counts as absent", () => {
  const env = readEnv({ ...enough, METRICS_TOKEN: "" });
  expect(env).toMatchObject({ PORT: 3000, origin: "http://localhost:3000" });
});

test("addresses must be verified wherever mail can be sent, unless the operator says otherwise [R-9]", () => {
  const mode = (changes: object) => readEnv({ ...enough, ...changes }).EMAIL_VERIFICATION;
  const SMTP_URL = "smtp://mail.example";
  expect(mode({})).toBe("off");
  expect(mode({ SMTP_URL })).toBe("required");
  expect(mode({ SMTP_URL, EMAIL_VERIFICATION: "off" })).toBe("off");
  expect(mode({ EMAIL_VERIFICATION: "required" })).toBe("required");
});

test("everybody may sign up unless the operator says who, and domains are read in any case and spacing", () => {
  expect(readEnv(enough)).toMatchObject({ SIGN_UP: "open", SIGN_UP_DOMAINS: [] });
  const listed = readEnv({ ...enough, SIGN_UP_DOMAINS: " A.example,b.co.example , " });
  expect(listed.SIGN_UP_DOMAINS).toEqual(["a.example", "b.co.example"]);
  for (const SIGN_UP_DOMAINS of ["localhost", "@a.example", "a.example;b.example", "<b>.example"])
    expect(() => readEnv({ ...enough, SIGN_UP_DOMAINS })).toThrow("SIGN_UP_DOMAINS");
  expect(() => readEnv({ ...enough, SIGN_UP: "shut" })).toThrow("SIGN_UP");
});

test.each(["GOOGLE", "GITHUB"])("half of what %s needs is a fault and not silence", (name) => {
  const [id, secret] = [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`];
  expect(() => readEnv({ ...enough, [id]: "x" })).toThrow(`${id} needs ${secret}`);
  expect(() => readEnv({ ...enough, [secret]: "x" })).toThrow(`${secret} needs ${id}`);
  expect(readEnv({ ...enough, [id]: "x", [secret]: "y" })).toMatchObject({ [secret]: "y" });
});

const company = {
  OIDC_ISSUER: "https://id.northwind.example",
  OIDC_CLIENT_ID: "roleprint",
  OIDC_CLIENT_SECRET: "secret",
  OIDC_DOMAINS: " Northwind.example=12:recruiter, quillwater.co.example=14:admin ,",
};

test("company sign-in is four settings or none, and each domain names an organization and a role", () => {
  expect(readEnv({ ...enough, ...company }).OIDC_DOMAINS).toEqual([
    { domain: "northwind.example", organizationId: 12, role: "recruiter" },
    { domain: "quillwater.co.example", organizationId: 14, role: "admin" },
  ]);
  for (const name of Object.keys(company))
    expect(() => readEnv({ ...enough, ...company, [name]: "" })).toThrow(`needs ${name}`);
  for (const wrong of ["a.example", "a.example=12", "a.example=0:admin", "a.example=x:admin"])
    expect(() => readEnv({ ...enough, ...company, OIDC_DOMAINS: wrong })).toThrow("OIDC_DOMAINS");
  for (const wrong of ["a.example=1:owner", "@a.example=1:admin", "a.example=1:admin;b.example=2"])
    expect(() => readEnv({ ...enough, ...company, OIDC_DOMAINS: wrong })).toThrow("OIDC_DOMAINS");
  const twice = "a.example=1:admin,A.example=2:recruiter";
  expect(() => readEnv({ ...enough, ...company, OIDC_DOMAINS: twice })).toThrow("a domain twice");
  expect(() => readEnv({ ...enough, ...company, OIDC_ISSUER: "id.example" })).toThrow(
    "OIDC_ISSUER",
  );
});

test("passwords are switched off only where there is another way in", () => {
  const off = { PASSWORD_SIGN_IN: "off" };
  expect(readEnv(enough).PASSWORD_SIGN_IN).toBe("on");
  expect(() => readEnv({ ...enough, ...off })).toThrow("PASSWORD_SIGN_IN=off needs another way");
  expect(readEnv({ ...enough, ...company, ...off }).PASSWORD_SIGN_IN).toBe("off");
});

test.each([
  ["QUEUE_POLL_SECONDS", "10"],
  ["QUEUE_HEARTBEAT_SECONDS", "150"],

  ["STOP_DRAIN_MS", "25000"],
])("clocks that do not nest are a fault: %s=%s", (name, value) => {
  expect(() => readEnv({ ...enough, [name]: value })).toThrow(`${name} must be shorter than`);
});

test("a queue entry does not expire while its report may still be written", () => {
  const clocks = { QUEUE_EXPIRE_SECONDS: "120" };
  expect(() => readEnv({ ...enough, ...clocks })).toThrow(
    "MODEL_TOTAL_MS must be shorter than QUEUE_EXPIRE_SECONDS",
  );
});

test("no report outlives its longest time, whatever the queue allows", () => {
  const clocks = { QUEUE_EXPIRE_SECONDS: "1000", MODEL_TOTAL_MS: "500000" };
  expect(() => readEnv({ ...enough, ...clocks })).toThrow(
    "MODEL_TOTAL_MS must be shorter than 480",
  );
  expect(readEnv({ ...enough, ...clocks, MODEL_TOTAL_MS: "400000" }).MODEL_TOTAL_MS).toBe(400_000);
});

const speeds: [string, object, ModelProvider, object, object][] = [
  [
    "hosted",
    { MODEL: "anthropic/claude-sonnet-4-5", ANTHROPIC_API_KEY: "key" },
    "anthropic",
    { firstTokenMs: 30_000, stallMs: 20_000, totalMs: 120_000 },
    { QUEUE_EXPIRE_SECONDS: 150, SPEND_LOST_AFTER_SECONDS: 600, QUEUE_CONCURRENCY: 12 },
  ],
  [
    "slow",
    { MODEL: "ollama/llama3.2", OLLAMA_BASE_URL: "http://localhost:11434" },
    "ollama",
    { firstTokenMs: 180_000, stallMs: 60_000, totalMs: 900_000 },
    { QUEUE_EXPIRE_SECONDS: 930, SPEND_LOST_AFTER_SECONDS: 3_720, QUEUE_CONCURRENCY: 2 },
  ],
];

test.each(speeds)(
  "a %s model has its own clocks, and queue and money wait as long",
  (_, model, provider, clocks, around) => {
    const env = readEnv({ ...enough, ...model });
    expect(clocksOf(env, provider)).toMatchObject(clocks);
    expect(env).toMatchObject(around);
    const { connectMs, firstTokenMs, stallMs, totalMs } = clocksOf(env, provider);
    expect(connectMs).toBeLessThanOrEqual(firstTokenMs);
    expect(Math.max(firstTokenMs, stallMs)).toBeLessThan(totalMs);
    expect(totalMs).toBeLessThan(env.QUEUE_EXPIRE_SECONDS * 1_000);
    expect(env.QUEUE_EXPIRE_SECONDS).toBeLessThan(env.SPEND_LOST_AFTER_SECONDS);
    expect(totalMs).toBeLessThan(env.longestGenerationSeconds * 1_000);
  },
);

test("clocks belong to the connection, and what surrounds them to the slowest one", () => {
  const both = {
    MODEL: "compatible/a, ollama/b",
    COMPATIBLE_BASE_URL: "http://localhost:1234/v1",
    OLLAMA_BASE_URL: "http://localhost:11434",
  };
  const env = readEnv({ ...enough, ...both });
  expect(clocksOf(env, "compatible").totalMs).toBe(120_000);
  expect(clocksOf(env, "ollama").totalMs).toBe(900_000);
  expect(env).toMatchObject({ reportMs: 900_000, QUEUE_EXPIRE_SECONDS: 930 });
  const slow = readEnv({ ...enough, ...both, MODEL_SPEED: "slow", MODEL_STALL_MS: "90000" });
  expect(clocksOf(slow, "compatible")).toMatchObject({ totalMs: 900_000, stallMs: 90_000 });
});

test("operators are addresses between commas, in whatever letters, and anything else is a fault", () => {
  const read = (OPERATORS: string) => readEnv({ ...enough, OPERATORS }).OPERATORS;
  expect(read(" Olga@Staffing.example,ben@staffing.example, ")).toEqual([
    "olga@staffing.example",
    "ben@staffing.example",
  ]);
  expect(readEnv(enough).OPERATORS).toEqual([]);
  expect(() => read("olga@staffing.example, everybody")).toThrow("OPERATORS");
});

test("a report has three calls, and section by section twenty-four", () => {
  expect(readEnv(enough).MODEL_CALLS_PER_REPORT).toBe(3);
  expect(readEnv({ ...enough, MODEL_SMALL: "on" }).MODEL_CALLS_PER_REPORT).toBe(24);
  const said = { MODEL_SMALL: "on", MODEL_CALLS_PER_REPORT: "5" };
  expect(readEnv({ ...enough, ...said }).MODEL_CALLS_PER_REPORT).toBe(5);
});

test("models are tried in the order they are listed, and a tool may have its own", () => {
  const env = readEnv({
    ...enough,
    MODEL: "anthropic/claude-sonnet-4-5, compatible/meta/llama-3.3",
    MODEL_OFFER_NAVIGATOR: "anthropic/claude-opus-4-5",
    ANTHROPIC_API_KEY: "key",
    COMPATIBLE_BASE_URL: "http://localhost:11434/v1",
  });
  expect(env.MODEL.models.map(({ name }) => name)).toEqual([
    "anthropic/claude-sonnet-4-5",
    "compatible/meta/llama-3.3",
  ]);
  expect(env.MODEL.models[1]).toMatchObject({ provider: "compatible", model: "meta/llama-3.3" });
  expect(env.MODEL_OFFER_NAVIGATOR?.models).toHaveLength(1);
  expect(readEnv(enough).MODEL).toEqual({ models: [], endsBuiltIn: false });
});

test("a slow model that an organization may bring has its time without one of the server's", () => {
  expect(readEnv({ ...enough, MODEL_SPEED: "slow" }).reportMs).toBe(900_000);
  expect(readEnv(enough).reportMs).toBe(120_000);
});

test("the built-in writer may stand at the end of the models, and nowhere else", () => {
  const read = (MODEL: string) => readEnv({ ...enough, ANTHROPIC_API_KEY: "key", MODEL }).MODEL;
  expect(read("anthropic/claude-opus-5, built-in")).toMatchObject({
    models: [{ name: "anthropic/claude-opus-5" }],
    endsBuiltIn: true,
  });
  expect(read("anthropic/claude-opus-5").endsBuiltIn).toBe(false);
  expect(() => read("built-in, anthropic/claude-opus-5")).toThrow('"built-in" is not one of');
});

test("every fault of a model setting is named beside all others", () => {
  const read = () =>
    readEnv({
      MODEL: "openai/gpt-5, acme/one, google/",
      MODEL_INTAKE_SYNC: "bedrock/amazon.nova-pro-v1:0",
      AWS_REGION: "us-east-1",
      ...enough,
      PORT: "abc",
    });
  for (const words of [
    "PORT",
    'MODEL: "acme/one" is not one of anthropic/…',
    'MODEL: "google/" is not',
    "openai/… needs OPENAI_API_KEY",
    "bedrock/… needs AWS_REGION and AWS_BEARER_TOKEN_BEDROCK, or AWS_REGION and AWS_ACCESS_KEY_ID",
  ]) {
    expect(read).toThrow(words);
  }
});

test("keys that encrypt must be random, are read as they are written, and old ones need a current one", () => {
  const [current, old] = [
    "aB3-0123456789-zYxWvU-qrstuvwxyz-AAA",
    "Zz9-9876543210-abcdef-QRSTUVWXYZ-bbb",
  ];
  const read = (keys: object) => readEnv({ ...enough, ...keys });
  const both = read({ SECRETS_KEY: current, SECRETS_KEYS_OLD: ` ${old} , ${current},` });
  expect(both).toMatchObject({ SECRETS_KEY: current, SECRETS_KEYS_OLD: [old, current] });
  expect(readEnv(enough)).toMatchObject({ SECRETS_KEYS_OLD: [] });
  expect(() => read({ SECRETS_KEY: "short" })).toThrow("SECRETS_KEY");
  expect(() => read({ SECRETS_KEY: current, SECRETS_KEYS_OLD: "short" })).toThrow(
    "SECRETS_KEYS_OLD",
  );
  expect(() => read({ SECRETS_KEYS_OLD: old })).toThrow("SECRETS_KEYS_OLD needs SECRETS_KEY");
});

test("what organizations may call though it is private is a list of hosts, addresses and blocks", () => {
  const read = (EGRESS_ALLOW: string) => readEnv({ ...enough, EGRESS_ALLOW }).EGRESS_ALLOW;
  expect(read("Ollama.internal, localhost,10.0.0.5 ,10.0.0.0/8,fd00::/8")).toEqual([
    "ollama.internal",
    "localhost",
    "10.0.0.5",
    "10.0.0.0/8",
    "fd00::/8",
  ]);
  expect(readEnv(enough).EGRESS_ALLOW).toEqual([]);
  for (const wrong of ["http://ollama.internal", "10.0.0.0/99", "host:11434", "*", "10.0.0", "a b"])
    expect(() => read(wrong)).toThrow("EGRESS_ALLOW");
});
