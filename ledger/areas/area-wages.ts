import type { Source } from "#ledger/occupations/sources.ts";

/** Four prevailing wage levels: 1 for people who begin, 4 for those who are fully skilled. */
export type Levels = readonly [number, number, number, number];

/** Where counties and towns lie: by state and code of the wage area, names joined by "|", those of towns folded. */
export type Geography = {
  areas: Readonly<Record<string, string>>;
  states: Readonly<Record<string, Readonly<Record<string, { counties: string; towns: string }>>>>;
};

/** The beginning of the file of numbers. */
export type AreaWageHeader = Source & {
  credit: string;
  areas: readonly number[];
  /** Occupations paid by the hour, in cents, and by the year, in dollars. */
  hourly: readonly string[];
  yearly: readonly string[];
};

/** The Department of Labor's levels of each occupation in each area, as they lie in memory. */
export type AreaWages = {
  header: AreaWageHeader;
  geography: Geography;
  find: (soc: string, area: number) => { unit: "hour" | "year"; amounts: Levels } | null;
};

const magic = "AREAWAGE";
const headerFrom = magic.length + 4;

/**
 * Header, then for the hourly occupations four planes of 16-bit numbers, then four of 32-bit ones for the yearly. A plane has a
 * number for each occupation and area: level 1 (0 where nothing is published), the step to level 2, and how much the next two
 * steps differ from the one before, which is nothing for most. `packAreaWages` writes them; whoever asks adds them up.
 */
export function readAreaWages(bytes: Uint8Array, geography: Geography): AreaWages {
  const { buffer, byteOffset } = bytes;
  if (asText(bytes.subarray(0, magic.length)) !== magic) throw new Error("no file of area wages");
  const length = new DataView(buffer, byteOffset).getUint32(magic.length, true);
  const header = JSON.parse(
    asText(bytes.subarray(headerFrom, headerFrom + length)),
  ) as AreaWageHeader;
  const { areas, hourly, yearly } = header;
  const [cents, dollars] = [4 * hourly.length * areas.length, 4 * yearly.length * areas.length];
  const from = byteOffset + headerFrom + length;
  const narrow = new Uint16Array(buffer, from, cents);
  const wide = new Uint32Array(buffer, from + narrow.byteLength, dollars);
  const columns = new Map(areas.map((area, at) => [area, at]));
  const hourRows = new Map(hourly.map((soc, at) => [soc, at]));
  const yearRows = new Map(yearly.map((soc, at) => [soc, at]));
  return {
    header,
    geography,
    find(soc, area) {
      const column = columns.get(area);
      const [hour, year] = [hourRows.get(soc), yearRows.get(soc)];
      if (column === undefined) return null;
      if (hour !== undefined) {
        const found = addUp(narrow, hour * areas.length + column, toNarrow);
        return found && { unit: "hour", amounts: inDollars(found) };
      }
      const found = year === undefined ? null : addUp(wide, year * areas.length + column, toWide);
      return found && { unit: "year", amounts: found };
    },
  };
}

/** What `readAreaWages` reads. */
export function packAreaWages(
  header: AreaWageHeader,
  find: (soc: string, area: number) => Levels | null,
): Uint8Array {
  const { areas, hourly, yearly } = header;
  const text = JSON.stringify(header);
  const padded = text.padEnd(Math.ceil((headerFrom + text.length) / 4) * 4 - headerFrom);
  const from = headerFrom + padded.length;
  const size = 4 * areas.length * (2 * hourly.length + 4 * yearly.length);
  const bytes = new Uint8Array(from + size);
  bytes.set(asBytes(magic));
  new DataView(bytes.buffer).setUint32(magic.length, padded.length, true);
  bytes.set(asBytes(padded), headerFrom);
  const narrow = new Uint16Array(bytes.buffer, from, 4 * hourly.length * areas.length);
  spread(narrow, areas, hourly, (soc, area) =>
    find(soc, area)?.map((one) => Math.round(one * 100)),
  );
  spread(new Uint32Array(bytes.buffer, from + narrow.byteLength), areas, yearly, find);
  return bytes;
}

function spread(
  planes: Uint16Array | Uint32Array,
  areas: readonly number[],
  socs: readonly string[],
  find: (soc: string, area: number) => readonly number[] | null | undefined,
): void {
  const size = planes.length / 4;
  for (const [row, soc] of socs.entries()) {
    for (const [column, area] of areas.entries()) {
      const [one = 0, two = 0, three = 0, four = 0] = find(soc, area) ?? [];
      const at = row * areas.length + column;
      const parts = [one, two - one, three - 2 * two + one, four - 2 * three + two];
      for (const [plane, part] of parts.entries()) planes[plane * size + at] = part;
    }
  }
}

/** Steps may be negative: they are stored, and added, modulo the size of a number. */
function addUp(
  planes: Uint16Array | Uint32Array,
  at: number,
  wrap: (sum: number) => number,
): Levels | null {
  const size = planes.length / 4;
  const [one = 0, first = 0, more = 0, most = 0] = [0, 1, 2, 3].map(
    (plane) => planes[plane * size + at],
  );
  if (one === 0) return null;
  const [second, third] = [first + more, first + more + most];
  return [one, wrap(one + first), wrap(one + first + second), wrap(one + first + second + third)];
}

const toNarrow = (sum: number) => sum & 0xff_ff;
const toWide = (sum: number) => sum % 2 ** 32;

function inDollars([one, two, three, four]: Levels): Levels {
  return [one / 100, two / 100, three / 100, four / 100];
}

/** The header has no letters beyond ASCII. */
function asBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function asText(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 8_192) {
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)));
  }
  return pieces.join("");
}
