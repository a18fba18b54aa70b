import type { HandOverFormat } from "#contract/hand-over/format.ts";
import type { ReportContent } from "#contract/output.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { jobPosting } from "#tools/hand-over/json-ld.ts";
import { postPage, readPost } from "#tools/hand-over/post.ts";
import { questionsAsMarkdown } from "#tools/hand-over/questions.ts";
import { readStated } from "#tools/hand-over/stated.ts";

/** What a job's files are made of. */
export type HandOverSource = {
  jobTitle: string;
  /** The Attract & Source Kit, which has the post, and the Interview Coach; null where they are not written. */
  kit: ReportContent | null;
  coach: ReportContent | null;
  /** What the kit was written from. */
  ledger: Ledger | null;
  now: Date;
};

/** The job in one format, as a file's text; undefined where the report that it needs is not there. */
export function handOver(
  format: HandOverFormat,
  { jobTitle, kit, coach, ledger, now }: HandOverSource,
): string | undefined {
  if (format === "interview-questions")
    return coach === null ? undefined : questionsAsMarkdown(jobTitle, coach, now);
  const post = kit === null ? undefined : readPost(jobTitle, kit);
  if (post === undefined) return undefined;
  if (format === "html") return postPage(post);
  const stated = readStated(post, ledger, now);
  return asJson(jobPosting(post, stated, now.toISOString().slice(0, 10)));
}

function asJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
