/** Rows of a list in the order of their ids, read page by page as they are asked for. */
export async function* inPages<Row extends { id: number }>(
  readAfter: (id: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let last = 0;
  for (;;) {
    const rows = await readAfter(last);
    yield* rows;
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}
