import type { Job } from "#contract/job.ts";
import type { Output, OutputVersion } from "#contract/output.ts";
import type { Visitor } from "#server/test/rig/processes.ts";

/** Every answer about an organization, letter by letter, so that the order of sections counts. */
export async function readOrganization(
  send: Visitor["send"],
  organizationId: number,
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  async function read<T>(path: string): Promise<T> {
    const { status, body } = await send<T>("GET", path);
    answers[path] = `${status} ${JSON.stringify(body)}`;
    return body;
  }
  const home = `/api/organizations/${organizationId}`;
  for (const path of ["", "/members", "/invitations", "/activity", "/usage"]) {
    await read(`${home}${path}`);
  }
  for (const { id } of await read<Job[]>(`/api/jobs?organizationId=${organizationId}`)) {
    await read(`/api/jobs/${id}`);
    for (const output of await read<Output[]>(`/api/jobs/${id}/outputs`)) {
      const path = `/api/outputs/${output.id}/versions`;
      for (const { version } of await read<OutputVersion[]>(path)) await read(`${path}/${version}`);
    }
  }
  return answers;
}
