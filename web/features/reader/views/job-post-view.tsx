import { z } from "zod";
import { postPage, readPost } from "#tools/hand-over/post.ts";
import { defineView, entry, Text, Texts } from "#web/features/reader/views/section-view.tsx";
import { Tag } from "#web/features/reader/pieces/parts.tsx";
import { Prose } from "#web/features/reader/pieces/prose.tsx";
import { Words } from "#web/features/reader/pieces/words.tsx";
import { BulletList, numbered } from "#web/features/reader/value/bullet-list.tsx";
import { useReader } from "#web/features/reader/window/reader-context.ts";
import { CopyButton, CopyIcon } from "#web/ui/button/copy-button.tsx";

const Lint = z.strictObject({
  words: z.number(),
  readingGrade: z.number().nullable(),
  findings: z.array(
    z.strictObject({ severity: Text, quote: Text, finding: Text, fix: Text.nullable() }),
  ),
});

const JobPost = entry({
  title: Text,
  meta: Text,
  hook: Text,
  whatYouWillDo: Texts,
  whatYouBring: Texts,
  helps: Texts,
  goodToKnow: Texts,
  pay: Text.nullable(),
  range: z.unknown(),
  benefits: Texts,
  howWeWork: Text.nullable(),
  howToApply: Text,
  legal: Texts.exactOptional(),
  lint: Lint,
});
type JobPost = z.infer<typeof JobPost>;

function PostSheet({ value }: { value: JobPost }) {
  return (
    <article className="rounded-card border border-line bg-surface px-5 py-6 shadow-1 tablet:px-8 tablet:py-8">
      <div className="flex items-start gap-2">
        <h4 className="min-w-0 flex-1 heading text-h2 text-ink-1">
          <Words text={value.title} />
        </h4>
        <CopyIcon label="Copy title" text={value.title} />
      </div>
      <p className="mt-1 text-small text-ink-3">{value.meta}</p>
      <p className="mt-4 text-[1.0625rem] leading-[1.55] font-[520] text-ink-1">
        <Words text={value.hook} />
      </p>
      {postParts(value).map(({ heading, lines }) => (
        <div key={heading} className="mt-5 text-body">
          <h5 className="mb-1.5 font-[640] text-ink-1">{heading}</h5>
          {typeof lines === "string" ? (
            <Prose text={lines} />
          ) : (
            <BulletList>
              {numbered(lines).map(({ at, value: line }) => (
                <Words key={at} text={line} />
              ))}
            </BulletList>
          )}
        </div>
      ))}
    </article>
  );
}

function PostNotes({ lint }: { lint: JobPost["lint"] }) {
  return (
    <aside aria-label="Checks of the post" className="text-small">
      <p className="flex flex-wrap gap-1.5">
        <Tag>{lint.words} words</Tag>
        {lint.readingGrade !== null && <Tag>Reading grade {lint.readingGrade}</Tag>}
      </p>
      <ul className="mt-3 grid gap-3">
        {numbered(lint.findings).map(({ at, value: { quote, finding, fix } }) => (
          <li key={at} className="border-l-2 border-orange-dot pl-3">
            <p className="font-[560] text-ink-1">“{quote}”</p>
            <p>{finding}</p>
            {fix !== null && <p className="text-ink-3">{fix}</p>}
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** The post as a document, with what the checks say beside it. */
export const jobPostView = defineView(JobPost, ({ value }) => {
  const { job } = useReader();
  const post = readPost(job.title, { jobPost: value });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2 print:hidden">
        <CopyButton label="Copy as text" size="small" text={jobPostText(value)} />
        <CopyButton label="Copy as ATS HTML" size="small" text={post ? postPage(post) : ""} />
      </div>
      <div className="grid gap-6 desktop:grid-cols-[minmax(0,1fr)_180px]">
        <PostSheet value={value} />
        <PostNotes lint={value.lint} />
      </div>
    </div>
  );
});

type Post = {
  title: string;
  meta: string;
  hook: string;
  whatYouWillDo: string[];
  whatYouBring: string[];
  helps: string[];
  goodToKnow: string[];
  pay: string | null;
  benefits: string[];
  howWeWork: string | null;
  howToApply: string;
  legal?: string[];
};

/** The parts of a post under the headings candidates read; empty ones are left out. */
function postParts(post: Post): { heading: string; lines: string | string[] }[] {
  const parts: [string, string | string[] | null][] = [
    ["What you will do", post.whatYouWillDo],
    ["What you bring", post.whatYouBring],
    ["What helps", post.helps],
    ["Good to know", post.goodToKnow],
    ["Pay", post.pay],
    ["Benefits", post.benefits],
    ["How we work", post.howWeWork],
    ["How to apply", post.howToApply],
    ["Equal opportunity and legal", post.legal ?? null],
  ];
  return parts.flatMap(([heading, lines]) =>
    lines === null || lines.length === 0 ? [] : [{ heading, lines }],
  );
}

/** The post as plain text, ready to paste. */
function jobPostText(post: Post): string {
  const parts = postParts(post).map(({ heading, lines }) => {
    const text = typeof lines === "string" ? lines : lines.map((line) => `- ${line}`).join("\n");
    return `${heading}\n${text}`;
  });
  const head = [post.title, post.meta, post.hook].filter((part) => part !== "");
  return [...head, ...parts].join("\n\n");
}
