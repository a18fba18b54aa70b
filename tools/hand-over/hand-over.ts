import type { HandOverFormat } from "#contract/hand-over/format.ts";
import type { ReportContent } from "#contract/output.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { ashbyPack } from "#tools/hand-over/ashby.ts";
import { greenhousePack } from "#tools/hand-over/greenhouse.ts";
import { jobPosting } from "#tools/hand-over/json-ld.ts";
import { leverPack } from "#tools/hand-over/lever.ts";
import type { Handed, Pack } from "#tools/hand-over/pack.ts";
import { postPage, readPost } from "#tools/hand-over/post.ts";
import { readScorecard } from "#tools/hand-over/scorecard.ts";
import { readStated } from "#tools/hand-over/stated.ts";
import { workablePack } from "#tools/hand-over/workable.ts";

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

const packs: Partial<Record<HandOverFormat, (handed: Handed) => Pack>> = {
  greenhouse: greenhousePack,
  ashby: ashbyPack,
  lever: leverPack,
  workable: workablePack,
};

/** The job in one format, as a file's text; undefined where the report that it needs is not there. */
export function handOver(
  format: HandOverFormat,
  { jobTitle, kit, coach, ledger, now }: HandOverSource,
): string | undefined {
  const scorecard = coach === null ? undefined : readScorecard(coach);
  if (format === "scorecard") return scorecard && asJson({ job: jobTitle, ...scorecard });
  const post = kit === null ? undefined : readPost(jobTitle, kit);
  if (post === undefined) return undefined;
  if (format === "html") return postPage(post);
  const stated = readStated(post, ledger, now);
  const pack = packs[format];
  if (pack) return asJson(pack({ post, stated, scorecard }));
  // A careers page puts it into a `<script>`, which no words of it may end.
  const posting = asJson(jobPosting(post, stated, now.toISOString().slice(0, 10)));
  return posting.replaceAll("<", "\\u003c");
}

function asJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
