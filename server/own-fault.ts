/** A fault in words of our own: its message and what it tells hold nothing that people wrote, so both may be logged. */
export class OwnFault extends Error {
  override readonly name: string = "OwnFault";

  /** For the log, beside the message. */
  get told(): Record<string, string | number | undefined> {
    return {};
  }
}
