import { Problem } from "#contract/problem.ts";
import type { Frame, Payload } from "#server/documents/process/frame.ts";
import type { ProgramLimits } from "#server/documents/process/limits.ts";
import { startProgram, type Program } from "#server/documents/process/program.ts";

export type PoolOptions = {
  /** `folder/file` below documents/. */
  program: string;
  limits: ProgramLimits;
  /** Programs at a time. */
  size: number;
  /** Pieces of work that may wait, in all and for one person beside the one under way. */
  mostWaiting: number;
  mostWaitingEach: number;
  mostWaitMs: number;
  mostRunMs: number;
  /** A program is replaced after so much work, or when it holds so much memory. */
  mostRuns: number;
  mostResidentMegabytes: number;
  /** Programs beyond `keptWarm` end after so long without work. */
  idleMs: number;
  keptWarm: number;
};

/** What a program says of itself with every answer. */
type Answer = { residentBytes?: number };

type Seat = { program: Program; runs: number; isBusy: boolean; idle?: NodeJS.Timeout };
type Turn = { person: string; take: (seat: Seat) => void };

/** A few kept-warm programs and a short queue; nobody has more than one of them at a time. */
export function openPool(options: PoolOptions) {
  const seats = new Set<Seat>();
  const waiting: Turn[] = [];
  const running = new Map<string, number>();
  let isClosed = false;

  function open(): Seat {
    const program = startProgram(options.program, options.limits);
    const seat: Seat = { program, runs: 0, isBusy: false };
    seats.add(seat);
    rest(seat);
    void program.ended.then(() => leave(seat));
    return seat;
  }

  function leave(seat: Seat): void {
    clearTimeout(seat.idle);
    seats.delete(seat);
    serveNext();
  }

  const findIdle = () => [...seats].find((seat) => !seat.isBusy && seat.program.isAlive());
  const countOf = (person: string) => running.get(person) ?? 0;

  function serveNext(): void {
    if (isClosed) return;
    for (;;) {
      const fresh = waiting.findIndex(({ person }) => countOf(person) === 0);
      const turn = waiting[fresh];
      if (!turn) return;
      const seat = findIdle() ?? (seats.size < options.size ? open() : undefined);
      if (!seat) return;
      waiting.splice(fresh, 1);
      begin(seat, turn.person);
      turn.take(seat);
    }
  }

  function begin(seat: Seat, person: string): void {
    seat.isBusy = true;
    clearTimeout(seat.idle);
    running.set(person, countOf(person) + 1);
  }

  function end(seat: Seat, person: string, answer: Answer): void {
    const left = countOf(person) - 1;
    if (left > 0) running.set(person, left);
    else running.delete(person);
    seat.isBusy = false;
    seat.runs += 1;
    const isHeavy = (answer.residentBytes ?? 0) > options.mostResidentMegabytes * 1024 * 1024;
    if (!seat.program.isAlive()) seats.delete(seat);
    else if (isHeavy || seat.runs >= options.mostRuns) retire(seat);
    else rest(seat);
    serveNext();
  }

  /** Its successor is started at once, so that nobody waits for it. */
  function retire(seat: Seat): void {
    clearTimeout(seat.idle);
    seats.delete(seat);
    void seat.program.stop();
    if (!isClosed && seats.size < Math.max(options.keptWarm, 1)) open();
  }

  function rest(seat: Seat): void {
    const stopIfSpare = () => {
      if (seats.size > options.keptWarm) void seat.program.stop();
    };
    seat.idle = setTimeout(stopIfSpare, options.idleMs).unref();
  }

  /** A seat, at once or after waiting; too many or too long is a problem with a time to come back. */
  function takeSeat(person: string): Promise<Seat> {
    const mine = waiting.filter((turn) => turn.person === person).length;
    if (mine >= options.mostWaitingEach || waiting.length >= options.mostWaiting)
      return Promise.reject(new Problem("tooManyRequests", undefined, 5));
    return new Promise((resolve, reject) => {
      const clock = setTimeout(() => {
        const at = waiting.indexOf(turn);
        if (at >= 0) waiting.splice(at, 1);
        reject(new Problem("unavailable", undefined, 5));
      }, options.mostWaitMs);
      const take = (seat: Seat) => {
        clearTimeout(clock);
        resolve(seat);
      };
      const turn = { person, take };
      waiting.push(turn);
      serveNext();
    });
  }

  return {
    /** Does one piece of work for a person. */
    async run(person: string, words: unknown, payload: Payload): Promise<Frame> {
      if (isClosed) throw new Problem("unavailable");
      const seat = await takeSeat(person);
      let answer: Answer = {};
      try {
        const frame = await seat.program.run(words, payload, options.mostRunMs);
        answer = frame.words as Answer;
        return frame;
      } finally {
        end(seat, person, answer);
      }
    },

    /** Starts what is kept warm before anybody asks. */
    warm(): void {
      while (seats.size < options.keptWarm) open();
    },

    size: () => seats.size,

    async close(): Promise<void> {
      isClosed = true;
      await Promise.all([...seats].map(({ program }) => program.stop()));
    },
  };
}
