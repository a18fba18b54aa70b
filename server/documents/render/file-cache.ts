/** Files by the version of what they show, in this process only: for a while, and up to so many bytes. */
export function openFileCache(
  mostBytes: number,
  mostMs: number,
  isLasting: (fault: unknown) => boolean = () => false,
) {
  const files = new Map<string, Promise<Buffer>>();
  const sizes = new Map<string, number>();

  function keep(key: string, byteCount: number): void {
    sizes.set(key, byteCount);
    setTimeout(() => forget(key), mostMs).unref();
    let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const [oldest] of files) {
      if (total <= mostBytes) return;
      total -= sizes.get(oldest) ?? 0;
      forget(oldest);
    }
  }

  function forget(key: string): void {
    files.delete(key);
    sizes.delete(key);
  }

  return {
    /** The file under way or made before; a failure is kept only where it would come again. */
    get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
      const known = files.get(key);
      if (known) {
        files.delete(key);
        files.set(key, known);
        return known;
      }
      const made = make();
      files.set(key, made);
      made.then(
        (file) => keep(key, file.byteLength),
        (fault: unknown) => (isLasting(fault) ? keep(key, 0) : forget(key)),
      );
      return made;
    },
  };
}
