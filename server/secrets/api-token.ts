import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** 32 bytes, and the four of a checksum, in letters and digits alone: a double click selects all of a token. */
const secretLength = 43;
const sumLength = 6;
const shape = new RegExp(`^rp_([0-9A-Za-z]{${secretLength}})([0-9A-Za-z]{${sumLength}})$`, "u");

/** Such as `rp_` and 49 letters and digits, of which the last six are a checksum. */
export function newApiToken(): string {
  const secret = write(BigInt(`0x${randomBytes(32).toString("hex")}`), secretLength);
  return `rp_${secret}${sumOf(secret)}`;
}

/** Whether it can be a token at all: one that was cut or mistyped is told without a look into the database. */
export function isApiToken(text: string): boolean {
  const [, secret = "", sum] = shape.exec(text) ?? [];
  return sum === sumOf(secret);
}

function sumOf(secret: string): string {
  return write(BigInt(crc32(secret)), sumLength);
}

function write(value: bigint, length: number): string {
  let rest = value;
  let text = "";
  for (let count = 0; count < length; count += 1) {
    text = `${digits[Number(rest % 62n)] ?? ""}${text}`;
    rest /= 62n;
  }
  return text;
}
