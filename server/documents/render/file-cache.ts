import { LRUCache } from "lru-cache";

type Make = () => Promise<Buffer>;
type Kept = { file: Buffer } | { fault: unknown };

/** Files by the version of what they show, in this process only: for a while, and up to so many bytes. */
export function openFileCache(
  mostBytes: number,
  mostMs: number,
  isLasting: (fault: unknown) => boolean = () => false,
) {
  const files = new LRUCache<string, Kept, Make>({
    maxSize: mostBytes,
    sizeCalculation: (kept) => ("file" in kept && kept.file.byteLength) || 1,
    ttl: mostMs,
    ttlAutopurge: true,
    // Whoever waits for a file gets it, also when others have pushed it out meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) =>
      context().then(
        (file) => ({ file }),
        (fault: unknown) => {
          if (isLasting(fault)) return { fault };
          throw fault;
        },
      ),
  });

  return {
    /** The file under way or made before; a failure is kept only where it would come again. */
    async get(key: string, make: Make): Promise<Buffer> {
      const kept = await files.forceFetch(key, { context: make });
      if ("fault" in kept) throw kept.fault;
      return kept.file;
    },
  };
}
