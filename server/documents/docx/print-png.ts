import { crc32, deflateSync } from "node:zlib";
import type { Document } from "#tools/document/document.ts";

type Point = { x: number; y: number };
type Colour = [red: number, green: number, blue: number];

const scale = 4;
const width = 124 * scale;
const height = 128 * scale;
const origin = { x: -2, y: 4 };
const radius = (3.6 / 2) * scale;
const done: Colour = [0x22, 0x30, 0xd2];
const resting: Colour = [0xc9, 0xcd, 0xf8];
const stepsPerCurve = 160;

/** The job's print as a picture, for programs that draw no curves. */
export function printPng(print: Document["print"]): Buffer {
  const pixels = Buffer.alloc(width * height * 4);
  for (const { path, isDone } of print) {
    for (const point of pointsOf(path)) paintDisc(pixels, point, isDone ? done : resting);
  }
  return encode(pixels);
}

/** A ridge's path is a move, a curve, half a circle and a curve. */
function pointsOf(path: string): Point[] {
  const numbers = [...path.matchAll(/-?\d+(?:\.\d+)?/gu)].map(Number);
  const at = (index: number): Point => ({ x: numbers[index] ?? 0, y: numbers[index + 1] ?? 0 });
  const [start, end] = [at(6), at(13)];
  const centre = { x: (start.x + end.x) / 2, y: start.y };
  const arc = Math.abs(end.x - start.x) / 2;
  return [
    ...steps((t) => bezier([at(0), at(2), at(4), start], t)),
    ...steps((t) => ({
      x: centre.x - arc * Math.cos(Math.PI * t),
      y: centre.y - arc * Math.sin(Math.PI * t),
    })),
    ...steps((t) => bezier([end, at(15), at(17), at(19)], t)),
  ];
}

function steps(place: (t: number) => Point): Point[] {
  return Array.from({ length: stepsPerCurve + 1 }, (_, step) => place(step / stepsPerCurve));
}

function bezier([a, b, c, d]: [Point, Point, Point, Point], t: number): Point {
  const mix = (axis: "x" | "y") =>
    a[axis] * (1 - t) ** 3 +
    b[axis] * 3 * t * (1 - t) ** 2 +
    c[axis] * 3 * t * t * (1 - t) +
    d[axis] * t ** 3;
  return { x: mix("x"), y: mix("y") };
}

/** Edges are soft, so that the curve is smooth. */
function paintDisc(pixels: Buffer, point: Point, colour: Colour): void {
  const centre = { x: (point.x - origin.x) * scale, y: (point.y - origin.y) * scale };
  for (let y = Math.floor(centre.y - radius - 1); y <= centre.y + radius + 1; y += 1) {
    for (let x = Math.floor(centre.x - radius - 1); x <= centre.x + radius + 1; x += 1) {
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const cover = radius + 0.5 - Math.hypot(x + 0.5 - centre.x, y + 0.5 - centre.y);
      const alpha = Math.round(255 * Math.min(Math.max(cover, 0), 1));
      const place = (y * width + x) * 4;
      if (alpha > (pixels[place + 3] ?? 0)) pixels.set([...colour, alpha], place);
    }
  }
}

function encode(pixels: Buffer): Buffer {
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.concat([Buffer.from([0]), pixels.subarray(y * width * 4, (y + 1) * width * 4)]),
  );
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6], 8);
  return Buffer.concat([
    Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.concat(rows))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
