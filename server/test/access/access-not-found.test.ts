import { expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpointNames, endpoints } from "#contract/endpoints.ts";
import { verdictOn } from "#server/test/access/access-rules.ts";
import { requestOf } from "#server/test/access/access-requests.ts";
import { useStage } from "#server/test/access/access-stage.ts";

const stage = useStage();

const isByRow = (name: (typeof endpointNames)[number]) =>
  verdictOn(name, "otherMember").refusal === "notFound";
const nowhere = { jobId: 987_654_321, outputId: 987_654_321, organizationId: 987_654_321 };

for (const name of endpointNames.filter(isByRow)) {
  test(`${name} answers the same for a row that is not there and one that is not yours`, async () => {
    const { aim, app, ask, cast } = stage();
    const { cookie } = cast.people.otherMember;
    const target = await aim(cast.north, cast.north.id, cast.people.otherMember);
    const foreign = await ask(requestOf(name, target), cookie);
    const missing = await ask(requestOf(name, { ...target, ...nowhere }), cookie);
    expect(foreign).toEqual({ status: 404, body: '{"code":"notFound","message":"Not found"}' });
    expect(missing).toEqual(foreign);

    const { method }: Endpoint = endpoints[name];
    const headersOf = async (url: string, payload: unknown) =>
      Object.keys((await app.browser(cookie).send(method, url, payload)).headers).sort();
    const { url, payload } = requestOf(name, target);
    const other = requestOf(name, { ...target, ...nowhere });
    expect(await headersOf(url, payload)).toEqual(await headersOf(other.url, other.payload));
  });
}
