import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toolTypes } from "#contract/output.ts";
import { often } from "#contract/test/patient.ts";
import { backendEngineer } from "#eval/cases/backend-engineer.ts";
import { openModels } from "#server/model/models.ts";
import { contact } from "#server/test/contacts.ts";
import { modelEnv } from "#server/test/model/model-port.ts";
import { startModelServer, type ModelServer } from "#server/test/model/model-server.ts";
import { sendPrompt, takeApart } from "#server/test/model/prompt-blocks.ts";
import { briefOn } from "#tools/fixtures/sample-briefing.ts";

const count = often(200, 24);
let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
  server.behave({ status: 400 });
});
afterAll(() => server.close());

/** All that may leave of what people said, by the first word of its id; a fact of another kind stays here until somebody adds it. */
const allowed = new Set(
  "title place work urgency schedule pay team openings startDate applyBy apply must listed nice duty benefit culture deal background flag competitor asset company process line organization agency voice".split(
    " ",
  ),
);
const blockHeadings = new Set(["said", "open", "plan", "guidance", "candidates"]);

const { job, organization } = backendEngineer;
const sender = {
  name: "Annabel Quarrington",
  title: "Principal Talent Partner",
  signatureBlock: "Annabel Q.\n+1 720 555 0188",
};

test(
  `V-05: of ${count} job descriptions only the listed kinds of facts leave, without an address, a number or a member`,
  { timeout: 300_000 },
  async () => {
    const models = openModels(modelEnv(server));
    const jobs = fc.sample(fc.array(contact, { minLength: 1, maxLength: 4 }), {
      numRuns: count,
      seed: 11,
    });
    for (const [at, contacts] of jobs.entries()) {
      const words = contacts.map((one) => `Ask ${one} about it.`).join(" ");
      const briefing = briefOn(
        {
          ...job,
          description: `A short description. ${words}`,
          benefits: `${job.benefits} ${words}`,
          companyAssets: words,
          rawExtractedJd: `${job.rawExtractedJd}\n${words}`,
        },
        { ...organization, domain: "secret-domain.example", description: words },
        { sender, guidance: words, candidates: [{ label: "Candidate A", notes: words }] },
      );
      const tool = toolTypes[at % toolTypes.length] ?? "marketPulse";
      await sendPrompt(models, briefing, tool);
      const call = server.calls.at(-1);
      if (!call) throw new Error("nothing was sent");
      const sent = call.rawBody.replaceAll("^", " ");
      for (const one of contacts) expect(sent).not.toContain(one);
      expect(sent).not.toMatch(/Annabel|Quarrington|Talent Partner|secret-domain/u);
      expect(sent).toMatch(/\[(?:email|phone)-\d+\]/u);
      const { blocks } = takeApart(call);
      expect([...blocks.keys()].filter((heading) => !blockHeadings.has(heading))).toEqual([]);
      const said = (blocks.get("said") ?? "").split("\n").filter((line) => line !== "");
      const kinds = said.map((line) => /^\^(\w+)[\w.]*\^\|\^given/u.exec(line)?.[1] ?? line);
      expect(kinds.filter((kind) => !allowed.has(kind))).toEqual([]);
    }
    expect(server.calls).toHaveLength(count);
  },
);
