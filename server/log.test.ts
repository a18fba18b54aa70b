import { expect, test } from "vitest";
import { endpointNames, endpoints } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { Job } from "#contract/job.ts";
import { connectForTest } from "#server/test/database/test-database.ts";
import { eventually, testOrigin, useTestApp, useWorker } from "#server/test/test-app.ts";

const app = useTestApp({ LOG_LEVEL: "debug" });
useWorker(app);

const canary = "CANARY-7f3a";
const lineBreaks = `${canary}\r\n{"level":"error"}\u001B[31m`;

test(
  "A-20, B-13: passwords, cookies, tokens and job texts never reach the log, and every line is one event",
  { timeout: 300_000 },
  async () => {
    const person = await app().signUp(`${canary} Person`);
    const organization = (
      await person.send("POST", "/api/organizations", { name: lineBreaks })
    ).json<{ id: number }>();
    const form = {
      title: lineBreaks,
      location: lineBreaks,
      description: lineBreaks,
      organizationId: organization.id,
    };
    const job = (await person.send("POST", "/api/jobs", form)).json<Job>();
    expect(job.title).toBe(lineBreaks);

    for (const name of endpointNames) {
      const endpoint: Endpoint = endpoints[name];
      if (endpoint.reply === "events" || name === "deleteJob") continue;
      const path = endpoint.path.replaceAll(/\{(\w+)\}/gu, (_, key) =>
        key === "jobId"
          ? String(job.id)
          : key === "toolType"
            ? "marketPulse"
            : String(organization.id),
      );
      for (const payload of [
        { ...form, token: canary },
        { content: { [canary]: canary } },
        { broken: canary },
      ]) {
        await app().app.inject({
          method: endpoint.method,
          url: `${path}?secret=${canary}`,
          headers: {
            origin: testOrigin,
            cookie: `${person.cookie}; other=${canary}`,
            "x-other": canary,
            "x-request-id": `${canary} `.repeat(3),
            traceparent: canary,
          },
          ...(endpoint.method === "GET" ? {} : { payload }),
        });
      }
    }
    for (const password of [`${canary} password`, "wrong"]) {
      await app()
        .browser()
        .send("POST", "/api/auth/sign-in/email", { email: person.email, password });
    }
    const admin = await connectForTest(app().database.admin);
    await admin.query(
      "alter table jobs add constraint planted check (title <> 'CANARY-7f3a planted')",
    );
    const failed = await person.send("POST", "/api/jobs", {
      ...form,
      title: "CANARY-7f3a planted",
    });
    expect(failed.statusCode).toBe(500);
    expect(failed.body).not.toContain("planted");

    await eventually(
      async () => app().logLines.filter((line) => line.includes('"report written"')).length,
      (count) => count >= 6,
    );
    const written = app().logLines.find((line) => line.includes('"report written"')) ?? "";
    expect(JSON.parse(written)).toEqual({
      level: "info",
      time: expect.any(String),
      service: "test",
      pid: process.pid,
      version: expect.any(String),
      outputId: expect.any(Number),
      gen: expect.any(Number),
      tool: expect.any(String),
      engine: "built-in",
      ms: expect.any(Number),
      msg: "report written",
    });

    const log = app().logLines.join("");
    const cookieValue = person.cookie.split("=")[1] ?? "no cookie";
    expect(app().logLines.length).toBeGreaterThan(50);
    for (const secret of [
      canary,
      cookieValue,
      decodeURIComponent(cookieValue),
      person.email,
      "correct horse",
    ]) {
      expect(log).not.toContain(secret);
    }
    for (const line of app().logLines) {
      expect(line.endsWith("\n")).toBe(true);
      expect(line.slice(0, -1)).not.toContain("\n");
      expect(JSON.parse(line)).toHaveProperty("level");
    }
    const fault = app().logLines.find((line) => line.includes("23514"));
    expect(fault).toContain("jobs.store.ts");
  },
);
