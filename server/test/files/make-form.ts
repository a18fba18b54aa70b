export type FormFile = { name: string; type?: string; bytes: Buffer };

const boundary = "a-boundary-of-our-tests";
export const formType = `multipart/form-data; boundary=${boundary}`;

/** A form as a browser sends it, byte for byte. */
export function makeForm(files: FormFile[], fields: Record<string, string> = {}): Buffer {
  const parts = [
    ...Object.entries(fields).map(([name, value]) => part(`name="${name}"`, Buffer.from(value))),
    ...files.map(({ name, type = "application/octet-stream", bytes }) =>
      part(`name="file"; filename="${name}"\r\ncontent-type: ${type}`, bytes),
    ),
  ];
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

function part(about: string, bytes: Buffer): Buffer {
  const head = `--${boundary}\r\ncontent-disposition: form-data; ${about}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from("\r\n")]);
}
