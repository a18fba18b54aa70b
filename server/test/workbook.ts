import { crc32, deflateRawSync } from "node:zlib";
import type { Cells } from "#server/test/database/market-files.ts";

type Sheet = { name: string; rows: readonly Cells[] };

/** A workbook as spreadsheets write it, as small as it can be. */
export function toWorkbook(sheets: readonly Sheet[]): Buffer {
  const list = sheets.map(({ name }, at) => {
    return `<sheet name="${escape(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`;
  });
  const links = sheets.map((_, at) => {
    return `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`;
  });
  return zip({
    "[Content_Types].xml": `<Types xmlns="${packages}/content-types"/>`,
    "_rels/.rels": `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${sheetml}" xmlns:r="${office}"><sheets>${list.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packages}/relationships">${links.join("")}</Relationships>`,
    ...Object.fromEntries(
      sheets.map(({ rows }, at) => [`xl/worksheets/sheet${at + 1}.xml`, toSheet(rows)]),
    ),
  });
}

const packages = "http://schemas.openxmlformats.org/package/2006";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const sheetml = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

function toSheet(rows: readonly Cells[]): string {
  const lines = rows.map((row, at) => {
    const cells = row.map((cell, index) => toCell(cell, `${columnName(index)}${at + 1}`));
    return `<row r="${at + 1}">${cells.join("")}</row>`;
  });
  return `<worksheet xmlns="${sheetml}"><sheetData>${lines.join("")}</sheetData></worksheet>`;
}

function toCell(cell: string | number, place: string): string {
  if (cell === "") return "";
  if (typeof cell === "number") return `<c r="${place}"><v>${cell}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t>${escape(cell)}</t></is></c>`;
}

function columnName(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : `${columnName(Math.floor(index / 26) - 1)}${letter}`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

function zip(files: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const body = deflateRawSync(text);
    const described = Buffer.alloc(26);
    described.writeUInt16LE(20, 0);
    described.writeUInt16LE(8, 4);
    described.writeUInt32LE(crc32(text), 10);
    described.writeUInt32LE(body.length, 14);
    described.writeUInt32LE(Buffer.byteLength(text), 18);
    described.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([
      Buffer.from("504b0304", "hex"),
      described,
      Buffer.from(name),
      body,
    ]);
    const where = Buffer.alloc(14);
    where.writeUInt32LE(offset, 10);
    const madeBy = Buffer.from("504b01021400", "hex");
    locals.push(local);
    centrals.push(Buffer.concat([madeBy, described, where, Buffer.from(name)]));
    offset += local.length;
  }
  const central = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write("504b0506", "hex");
  end.writeUInt16LE(centrals.length, 8);
  end.writeUInt16LE(centrals.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
}
