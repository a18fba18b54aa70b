import { request, type Agent, type IncomingHttpHeaders } from "node:http";

export type RawOptions = {
  headers?: Record<string, string>;
  body?: string;
  agent?: Agent;
  signal?: AbortSignal;
};

/** Sends a request target exactly as written: no browser and no library tidies the path first. */
export function sendRaw(
  address: string,
  method: string,
  target: string,
  { headers = {}, body, ...connection }: RawOptions = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  const { hostname, port } = new URL(address);
  const options = { hostname, port, method, path: target, headers, ...connection };
  return new Promise((resolve, reject) => {
    const outgoing = request(options, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("error", reject);
      answer.on("data", (piece: string) => (text += piece));
      const { statusCode: status = 0, headers: answered } = answer;
      answer.on("end", () => resolve({ status, headers: answered, body: text }));
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
