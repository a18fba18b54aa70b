import { Socket } from "node:net";

/** Loaded into a server before the application: says in its log whom the process calls. */
const connect = Reflect.get(Socket.prototype, "connect") as (...target: unknown[]) => Socket;

function targetOf([first, second]: unknown[]): string {
  if (typeof first === "number")
    return `${typeof second === "string" ? second : "localhost"}:${first}`;
  const options: unknown = Array.isArray(first) ? first[0] : first;
  if (options === null || typeof options !== "object") return String(options);
  const { host = "localhost", port, path } = options as Record<string, string | undefined>;
  return path ?? `${host}:${port}`;
}

Object.assign(Socket.prototype, {
  connect(this: Socket, ...target: unknown[]) {
    process.stdout.write(`calls <${targetOf(target)}>\n`);
    return Reflect.apply(connect, this, target);
  },
});
