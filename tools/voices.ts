import type { voiceTones } from "#contract/options.ts";
import { withArticle } from "#ledger/families/article.ts";

/** Who is looking for whom, where, as it stands inside a sentence. */
export type Scene = {
  employer: string;
  /** With its article: "a senior backend engineer". */
  job: string;
  title: string;
  /** "in Denver". */
  where: string;
  /** "full-time, 12-hour nights"; empty where nobody said. */
  terms: string;
  /** Who can answer a question: "the nurse manager". */
  decider: string;
};

/** How texts for candidates sound: each part of a message is a sentence around facts. */
export type Voice = {
  greeting: string;
  /** The first sentence of a short message. */
  brief: (scene: Scene) => string;
  /** The first sentences of a letter. */
  opening: (scene: Scene) => string;
  work: (deed: string) => string;
  pay: (pay: string) => string;
  asks: (list: string) => string;
  request: (minutes: number) => string;
  again: (scene: Scene) => string;
  /** What to do if one of these things rules the job out. */
  way: (things: string) => string;
  day: (minutes: number) => string;
  facts: (scene: Scene) => string;
  bring: (scene: Scene) => string;
  /** The last message; what the job asks for stays where there is anything to say. */
  last: (scene: Scene, list: string) => string;
  thanks: string;
  applying: string;
  /** The problem stands before the employer. */
  startsWithWork: boolean;
  usesContractions: boolean;
  do: string;
  dont: string;
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function after(terms: string): string {
  return terms === "" ? "" : `: ${terms}`;
}

export const voices: Record<(typeof voiceTones)[number], Voice> = {
  professional: {
    greeting: "Dear {{first_name}},",
    brief: ({ employer, job, where, terms }) =>
      `I recruit for ${employer}, which is hiring ${job} ${where}${after(terms)}.`,
    opening: ({ employer, job, where, terms }) =>
      `Your work as {{current_title}} is why I write. ${capital(employer)} is hiring ${job} ${where}${after(terms)}.`,
    work: (deed) => `You would ${deed}.`,
    pay: (pay) => `The range is ${pay}.`,
    asks: (list) => `We ask for ${list}.`,
    request: (minutes) => `Could we speak for ${minutes} minutes?`,
    again: ({ title, employer }) => `A short follow-up on the ${title} job at ${employer}.`,
    way: (things) => `Should ${things} rule it out, one word is enough and I will not write again.`,
    day: (minutes) => `Which day suits ${withArticle(`${minutes}-minute call`)}?`,
    facts: ({ title, employer }) =>
      `These are the facts about the ${title} job at ${employer}, so that you can judge it without a call.`,
    bring: ({ decider }) =>
      `If one question decides it for you, send it to me and ${decider} will answer it.`,
    last: ({ title, employer }, list) =>
      `This is my last message about the ${title} job at ${employer}${list === "" ? "" : `; if your plans change, it will still ask for ${list}`}.`,
    thanks: "Thank you for reading.",
    applying: "Please send your resume; every application is answered.",
    startsWithWork: false,
    usesContractions: false,
    do: "Full sentences",
    dont: "Superlatives",
  },
  friendly: {
    greeting: "Hi {{first_name}},",
    brief: ({ employer, job, where, terms }) =>
      `I'm looking for ${job} ${where} at ${employer}${after(terms)}.`,
    opening: ({ employer, job, where, terms }) =>
      `I came across your work as {{current_title}} and thought of ${employer}. We're looking for ${job} ${where}${after(terms)}.`,
    work: (deed) => `You'd ${deed}.`,
    pay: (pay) => `It pays ${pay}.`,
    asks: (list) => `What you'd bring: ${list}.`,
    request: (minutes) => `Up for ${withArticle(`${minutes}-minute chat`)}?`,
    again: ({ title, employer }) => `Me again, about the ${title} job at ${employer}.`,
    way: (things) => `If it's a no because of ${things}, just say so and I'll stop here.`,
    day: (minutes) => `Which day would suit you for ${withArticle(`${minutes}-minute chat`)}?`,
    facts: ({ title, employer }) =>
      `Here's what I know about the ${title} job at ${employer}, so you can decide without a call.`,
    bring: ({ decider }) => `If one question decides it, send it over and I'll ask ${decider}.`,
    last: ({ title, employer }, list) =>
      `I won't fill your inbox about the ${title} job at ${employer} any more${list === "" ? "" : `, but my door stays open to anyone with ${list}`}.`,
    thanks: "Thanks for reading.",
    applying: "Send us your resume; we'll answer either way.",
    startsWithWork: false,
    usesContractions: true,
    do: "Plain words",
    dont: "Small talk",
  },
  casual: {
    greeting: "Hey {{first_name}},",
    brief: ({ employer, job, where, terms }) =>
      `${capital(employer)} needs ${job} ${where}${after(terms)}.`,
    opening: ({ employer, job, where, terms }) =>
      `Saw you work as {{current_title}}, so this may fit. ${capital(employer)} needs ${job} ${where}${after(terms)}.`,
    work: (deed) => `The job in short: ${deed}.`,
    pay: (pay) => `Pay: ${pay}.`,
    asks: (list) => `You'd need ${list}.`,
    request: (minutes) => `Got ${minutes} minutes this week?`,
    again: ({ title, employer }) => `Quick one on the ${title} job at ${employer}.`,
    way: (things) => `A no because of ${things} is fine: one word and I'm gone.`,
    day: (minutes) => `What day works for ${minutes} minutes?`,
    facts: ({ title, employer }) => `The ${title} job at ${employer}, just the facts:`,
    bring: ({ decider }) => `Stuck on one question? Send it, ${decider} will know.`,
    last: ({ title, employer }, list) =>
      `Last note from me on the ${title} job at ${employer}${list === "" ? "" : `: if things change, it still takes ${list}`}.`,
    thanks: "Cheers for reading.",
    applying: "Send us your resume; you'll hear back either way.",
    startsWithWork: false,
    usesContractions: true,
    do: "Short lines",
    dont: "Slang",
  },
  formal: {
    greeting: "Dear {{first_name}} {{last_name}},",
    brief: ({ employer, job, where, terms }) =>
      `On behalf of ${employer}, I am seeking ${job} ${where}${after(terms)}.`,
    opening: ({ employer, job, where, terms }) =>
      `I write to you in view of your work as {{current_title}}. ${capital(employer)} wishes to appoint ${job} ${where}${after(terms)}.`,
    work: (deed) => `The person appointed will ${deed}.`,
    pay: (pay) => `The pay range is ${pay}.`,
    asks: (list) => `The position requires ${list}.`,
    request: (minutes) => `May I ask for ${minutes} minutes of your time?`,
    again: ({ title, employer }) =>
      `I refer to my earlier message about the position of ${title} at ${employer}.`,
    way: (things) => `Should ${things} rule it out, a brief reply will suffice.`,
    day: (minutes) =>
      `On which day might ${withArticle(`${minutes}-minute conversation`)} suit you?`,
    facts: ({ title, employer }) =>
      `I should like to set out what is known about the position of ${title} at ${employer}.`,
    bring: ({ decider }) =>
      `Should one question settle the matter, please send it to me and I shall put it to ${decider}.`,
    last: ({ title, employer }, list) =>
      `This is my final message about the position of ${title} at ${employer}${list === "" ? "" : `; should your plans change, it will continue to require ${list}`}.`,
    thanks: "Thank you for your consideration.",
    applying: "Please send your resume; you will receive an answer in every case.",
    startsWithWork: false,
    usesContractions: false,
    do: "Full names",
    dont: "Contractions",
  },
  innovative: {
    greeting: "Hello {{first_name}},",
    brief: ({ employer, job, where, terms }) =>
      `${capital(employer)} is looking for ${job} ${where}${after(terms)}.`,
    opening: ({ employer, job, where, terms }) =>
      `Your work as {{current_title}} is close to a problem at ${employer}. We want ${job} ${where} to work on it${after(terms)}.`,
    work: (deed) => `The problem to work on: ${deed}.`,
    pay: (pay) => `The range, up front: ${pay}.`,
    asks: (list) => `What it takes: ${list}.`,
    request: (minutes) => `Shall I show you the rest in ${minutes} minutes?`,
    again: ({ title, employer }) => `One more thought on the ${title} job at ${employer}.`,
    way: (things) => `A no because of ${things} is a useful answer too.`,
    day: (minutes) => `When may I walk you through it, in ${minutes} minutes?`,
    facts: ({ title, employer }) =>
      `No pitch, only what is known about the ${title} job at ${employer}:`,
    bring: ({ decider }) => `Send me the question that would decide it, and ${decider} answers.`,
    last: ({ title, employer }, list) =>
      `I will leave the ${title} job at ${employer} here${list === "" ? "" : `; come back to it any time with ${list}`}.`,
    thanks: "Thank you for the minute.",
    applying: "Send us your resume, or a link to your work; each one gets an answer.",
    startsWithWork: true,
    usesContractions: false,
    do: "The problem first",
    dont: "Buzzwords",
  },
};
