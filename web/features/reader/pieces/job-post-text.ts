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
  legal?: string[] | undefined;
};

/** The parts of a post under the headings candidates read; empty ones are left out. */
export function postParts(post: Post): { heading: string; lines: string | string[] }[] {
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
export function jobPostText(post: Post): string {
  const parts = postParts(post).map(({ heading, lines }) => {
    const text = typeof lines === "string" ? lines : lines.map((line) => `- ${line}`).join("\n");
    return `${heading}\n${text}`;
  });
  const head = [post.title, post.meta, post.hook].filter((part) => part !== "");
  return [...head, ...parts].join("\n\n");
}
