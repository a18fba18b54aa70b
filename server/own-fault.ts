/** A fault in words of our own: its message and what it tells hold nothing that people wrote, so both may be logged. */
export class OwnFault extends Error {
  override readonly name: string = "OwnFault";

  /** For the log, beside the message. */
  get told(): Record<string, string | number | undefined> {
    return {};
  }
}

/** A fault in the words of another program, which may quote what people wrote: its message is not logged. */
export class ForeignFault extends Error {}
