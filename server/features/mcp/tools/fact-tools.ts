import { z } from "zod";
import { compile } from "#boolean/compile.ts";
import { prove } from "#boolean/prove.ts";
import type { Fact } from "#contract/examination.ts";
import { lengths } from "#contract/limits.ts";
import { SearchSpec } from "#contract/search-spec.ts";
import { Id, requiredText, text } from "#contract/text.ts";
import { countOf } from "#english/counts.ts";
import type { Tenant } from "#server/db/tenant.ts";
import type { JobFacts } from "#server/features/mcp/job-facts.service.ts";
import { defineTool, reads, type Tool } from "#server/features/mcp/tool.ts";

/** Facts that say where pay stands among public figures. */
const ofPay = /^(?:pay\.|wage|levels|nearby|trend|position|gaps|move\.)/u;

/** Proof: what is known and how, where pay stands, what law and wording say, a search that finds what it says. */
export function factTools(facts: JobFacts, tenant: Tenant): readonly Tool[] {
  return [
    defineTool({
      name: "ask_facts",
      title: "Ask the facts",
      description:
        'What is known about a job and how we know it. "Nobody said" is an answer: then ask the hiring manager, and do not fill it in.',
      input: z.strictObject({
        jobId: Id,
        about: text(lengths.line).optional().describe('A few words: "start date", "visa"'),
      }),
      marks: reads,
      run: async (caller, { jobId, about = "" }) => {
        const all = await facts.list(caller, jobId);
        const wanted = wordsOf(about);
        const found = all.filter((fact) => wanted.every((word) => saysWord(fact, word)));
        const known = found.filter(({ basis }) => basis !== "unknown");
        return {
          answer: answerOf(known.length),
          facts: known.map(present),
          nobodySaid: all
            .filter(({ basis }) => basis === "unknown")
            .map(({ label, text: question }) => ({ label, question })),
        };
      },
    }),
    defineTool({
      name: "place_pay",
      title: "Place pay",
      description:
        "Where a job's pay stands among published wages, nationally and nearby, with sources. Give another range to see where that would stand; nothing is saved.",
      input: z.strictObject({
        jobId: Id,
        pay: text(lengths.line).optional().describe('"$150,000 to $180,000 a year"'),
      }),
      marks: reads,
      run: async (caller, { jobId, pay }) => {
        const all =
          pay === undefined
            ? await facts.list(caller, jobId)
            : await facts.listAtPay(caller, jobId, pay);
        const found = all.filter(({ id }) => ofPay.test(id)).map(present);
        return found.length === 0 ? { answer: "Nobody said.", facts: [] } : { facts: found };
      },
    }),
    defineTool({
      name: "check_text",
      title: "Check a text",
      description:
        "Checks a text as if it were a job's post: what pay-transparency law of the place asks for, coded wording, questions nobody may ask, and figures that no fact supports. A hint, not legal advice.",
      input: z.strictObject({
        jobId: Id,
        text: requiredText(lengths.description, "The text is required"),
      }),
      marks: reads,
      run: async (caller, { jobId, text: words }) => {
        const findings = await facts.check(caller, jobId, words);
        return {
          findings: findings.map(({ rule, severity, quote, what, why, fix, citation }) => ({
            rule,
            severity,
            quote,
            what,
            why,
            fix,
            citation,
          })),
        };
      },
    }),
    defineTool({
      name: "compile_search",
      title: "Compile a search",
      description:
        "Compiles titles, skills, places and exclusions into search strings for each platform, and proves each: it is parsed back and compared with what was asked.",
      input: SearchSpec,
      marks: reads,
      run: async (caller, spec) => {
        const { organizationId } = caller.program;
        await tenant.in(caller, organizationId, "organization.read", async () => undefined);
        const searches = compile(spec);
        const faults = prove(spec, searches);
        return { isProven: faults.length === 0, faults, searches };
      },
    }),
    defineTool({
      name: "list_decisions",
      title: "List open decisions",
      description:
        "What a hiring manager should decide about a job, each answer with what it does to pay, search and interviews, and questions nobody answered. People decide, not agents.",
      input: z.strictObject({ jobId: Id }),
      marks: reads,
      run: async (caller, { jobId }) => {
        const { decisions, questions } = await facts.propose(caller, jobId);
        return {
          decisions: decisions.map(({ label, question, options }) => ({
            label,
            question,
            options: options.map(({ label: option, value, line, figure }) => ({
              option,
              value,
              line,
              figure,
            })),
          })),
          questions: questions.map(({ question }) => question),
        };
      },
    }),
  ];
}

function answerOf(count: number): string {
  if (count === 0) return "Nobody said.";
  return `${countOf(count, "fact")}.`;
}

function present({ label, text: says, basis, sources, asOf, place }: Fact) {
  return { label, says, basis, asOf, place, sources };
}

function wordsOf(about: string): string[] {
  return about.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
}

/** "visas" is said by "no visa". */
function saysWord({ label, text: says }: Fact, word: string): boolean {
  const stem = word.length > 4 ? word.replace(/(?:es|s)$/u, "") : word;
  return `${label} ${says}`.toLowerCase().includes(stem);
}
