import type { z } from "zod";

/** A kind of background work. Its input is ids only, and running it twice is harmless. */
export type Task<Input extends z.ZodObject = z.ZodObject> = {
  name: string;
  input: Input;
  /** Attempts before the entry goes to the dead-letter queue. */
  attempts: number;
  /** Retries wait twice as long each time, at most this long. */
  slowestRetrySeconds?: number;
  /** In one process; each place asks the queue for work by itself, so those that are seldom needed cost without use. */
  mostAtOnce?: number;
  /** Of entries with one key only one waits: it will see what has changed until it begins. */
  onePer?: (input: z.output<Input>) => string;
  /** Entries of one group share a concurrency limit: the organization. Where it is lower than for all tasks, it stands here. */
  mostPerGroup?: number;
  group: (input: z.output<Input>) => string;
};

export function defineTask<Input extends z.ZodObject>(task: Task<Input>): Task<Input> {
  return task;
}

/** Where entries go that failed on every attempt. */
export function deadLetterOf(task: Task): string {
  return `${task.name}-dead`;
}

/** Why a delivery is stopped that could still succeed elsewhere: this process ends before it would. */
export const processEnds = Symbol("the process ends");

/**
 * One delivery of a task. `lease` names the delivery: the entry and how often it was retried. `signal` is aborted when its
 * time is over; when what it works on was deleted: then it may end with any error and is not tried again; and for
 * `processEnds`: then it may put its work back, uncounted, and ends well.
 */
export type Delivery<Input> = { input: Input; taskId: string; lease: string; signal: AbortSignal };

export type TaskHandler<T extends Task> = {
  run: (delivery: Delivery<z.output<T["input"]>>) => Promise<void>;
  /** After the last attempt failed. */
  giveUp: (input: z.output<T["input"]>) => Promise<void>;
  /** The process stops: waits for what goes on without an entry, and lets nothing more do so. */
  end?: () => Promise<void>;
};
