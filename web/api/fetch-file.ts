import { calls } from "#contract/calls.ts";
import type { EndpointName, EndpointOf } from "#contract/endpoints.ts";
import { pathOf } from "#web/api/path.ts";
import type { RequestArgument } from "#web/api/request.ts";
import { send } from "#web/api/send.ts";

type FileCall = {
  [Name in EndpointName]: EndpointOf<Name>["reply"] extends "pdf" | "docx" | "file" ? Name : never;
}[EndpointName];

export async function fetchFile<Name extends FileCall>(
  name: Name,
  ...request: RequestArgument<Name>
): Promise<Blob> {
  const response = await send(pathOf(name, ...request), { method: calls[name].method });
  return response.blob();
}
