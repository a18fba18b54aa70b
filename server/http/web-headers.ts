import type { FastifyRequest } from "fastify";

/** The header our server sets from the connection itself; whatever a client sends under this name is overwritten. */
export const clientAddressHeader = "x-client-ip";

/** The client's headers, with the address replaced by the one the connection really has. */
export function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name === "content-length") continue;
    headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  headers.set(clientAddressHeader, request.ip);
  return headers;
}
