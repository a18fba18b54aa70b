import { calls } from "#contract/calls.ts";
import type { EndpointName } from "#contract/endpoints.ts";
import type { RequestArgument } from "#web/api/request.ts";

type AddressValues = Record<string, string | number | undefined>;

function fillIn(template: string, params: AddressValues): string {
  return template.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${template} needs ${name}`);
    return encodeURIComponent(value);
  });
}

function queryText(query: AddressValues): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : "";
}

/** The address of a call with its parameters filled in; also its key in the query cache (spec §7). */
export function pathOf<Name extends EndpointName>(
  name: Name,
  ...[request]: RequestArgument<Name>
): string {
  const { params = {}, query = {} } = (request ?? {}) as {
    params?: AddressValues;
    query?: AddressValues;
  };
  return fillIn(calls[name].path, params) + queryText(query);
}
