import { connect } from "node:net";

/** A port from the environment. */
export function readPort(setting: string, usual: number): number {
  const port = Number(process.env[setting] ?? usual);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${setting} must be a port, such as ${setting}=${usual}.`);
}

/** Fails with a way out when somebody answers at the port; browsers take either address for localhost. */
export async function refuseTakenPort(port: number, setting: string): Promise<void> {
  const answers = await Promise.all([isOpen(port, "127.0.0.1"), isOpen(port, "::1")]);
  if (!answers.includes(true)) return;
  throw new Error(
    `Port ${port} is taken by another program. Choose another port: ${setting}=${port + 1}`,
  );
}

/** Whether somebody listens there. */
export function isOpen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.end());
  });
}
