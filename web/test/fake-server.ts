import type { z } from "zod";
import { calls } from "#contract/calls.ts";
import type { EndpointName, EndpointOf } from "#contract/endpoints.ts";
import type { JobEvent, PartialReport } from "#contract/output.ts";
import { Problem } from "#contract/problem.ts";
import type { ReplyOf, RequestOf } from "#web/api/request.ts";

/** A JSON call answers what its entry in the call table says; a call for a file answers the file. */
type AnswerOf<Name extends EndpointName> = EndpointOf<Name>["reply"] extends z.ZodType
  ? ReplyOf<Name>
  : Blob;

/** What a test's server answers, call by call. It may wait, or throw a Problem. */
export type Answers = {
  [Name in EndpointName]?: (request: RequestOf<Name>) => AnswerOf<Name> | Promise<AnswerOf<Name>>;
};

type Events = { job: JobEvent; partial: PartialReport; gone: Record<string, never> };

/** A failure without a code, and unless a gateway says something without words. Others are a `Problem`. */
export class Wordless extends Error {
  readonly status: number;

  constructor(status = 500, text = "") {
    super(text);
    this.status = status;
  }
}

type Stream = EventTarget & { readyState: number; close: () => void };

const [open, closed] = [1, 2];

type AnyAnswer = (request: object) => unknown;
type Asked = { name: EndpointName; request: object };

const callNames = Object.keys(calls) as EndpointName[];

/** The call behind a method and an address, with what its path names. */
function findCall(method: string, path: string) {
  for (const name of callNames) {
    const call = calls[name];
    const pattern = call.path.replaceAll(/\{(\w+)\}/gu, "(?<$1>[^/]+)");
    const found = new RegExp(`^${pattern}$`, "u").exec(path);
    if (found && call.method === method) return { name, params: { ...found.groups } };
  }
  return undefined;
}

function bodyOf(body: unknown): unknown {
  return typeof body === "string" ? (JSON.parse(body) as unknown) : body;
}

/** Plays the server inside the page: nothing of it leaves the browser. */
export class FakeServer {
  /** Calls that the test did not foresee, and answers that broke; they fail it. */
  readonly faults: string[] = [];
  /** While set, whoever wants to watch a job is turned away. */
  isStreamRefused = false;
  readonly #answers: Answers;
  readonly #asked: Asked[] = [];
  readonly #streams = new Set<Stream>();

  constructor(answers: Answers) {
    this.#answers = answers;
  }

  /** From now on these calls are answered otherwise. */
  change(answers: Answers): void {
    Object.assign(this.#answers, answers);
  }

  /** Every request of one call so far, oldest first. */
  asked<Name extends EndpointName>(name: Name): RequestOf<Name>[] {
    return this.#asked
      .filter((one) => one.name === name)
      .map(({ request }) => request as RequestOf<Name>);
  }

  /** Sends an event to whoever watches a job. */
  tell<Name extends keyof Events>(name: Name, event: Events[Name]): void {
    const data = JSON.stringify(event);
    for (const stream of this.#streams) stream.dispatchEvent(new MessageEvent(name, { data }));
  }

  /** How many browsers watch a job. */
  get watching(): number {
    return this.#streams.size;
  }

  async fetch(address: string, { method = "GET", body }: RequestInit): Promise<Response> {
    const { pathname, searchParams } = new URL(address, window.location.href);
    const found = findCall(method, pathname);
    const answer = found && (this.#answers[found.name] as AnyAnswer | undefined);
    if (!found || !answer) {
      this.faults.push(`${found?.name ?? `${method} ${pathname}`} has no answer`);
      return new Response("", { status: 501 });
    }
    const { name, params } = found;
    const request = { params, query: Object.fromEntries(searchParams), body: bodyOf(body) };
    this.#asked.push({ name, request });
    try {
      const reply = await answer(request);
      return reply instanceof Blob ? new Response(reply) : Response.json(reply);
    } catch (error) {
      if (error instanceof Problem) return Response.json(error.body, { status: error.status });
      if (error instanceof Wordless) return new Response(error.message, { status: error.status });
      this.faults.push(`${name} broke: ${String(error)}`);
      return new Response("", { status: 500 });
    }
  }

  /** What the page gets in the place of an EventSource. */
  openStream(): EventTarget {
    const stream: Stream = Object.assign(new EventTarget(), {
      readyState: this.isStreamRefused ? closed : open,
      close: () => {
        stream.readyState = closed;
        this.#streams.delete(stream);
      },
    });
    if (this.isStreamRefused) queueMicrotask(() => stream.dispatchEvent(new Event("error")));
    else this.#streams.add(stream);
    return stream;
  }
}
