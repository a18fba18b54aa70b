import { createServer, request as forward, type IncomingHttpHeaders } from "node:http";

/** One request exactly as it left us. */
export type RecordedRequest = { path: string; headers: IncomingHttpHeaders; body: string };

/** Stands before a server and keeps what is posted to it. */
export async function startRecordingProxy(target: string) {
  const requests: RecordedRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method, headers, url: path = "" } = request;
      if (method === "POST")
        requests.push({ path, headers, body: Buffer.concat(chunks).toString("utf8") });
      const onward = forward(new URL(path, target), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      onward.end(Buffer.concat(chunks));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
