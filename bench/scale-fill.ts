import { Client } from "pg";
import { toolTypes } from "#contract/output.ts";
import { backendEngineer } from "#eval/cases/backend-engineer.ts";
import { edNurse } from "#eval/cases/ed-nurse.ts";
import { sampleReports } from "#server/test/files/sample-package.ts";

export const jobsPerOrganization = 100;
/** Most organizations that are asked, and how many jobs of each; only their reports have text. */
const mostAsked = 100;
const askedJobsEach = 10;

const words = `${backendEngineer.text}\n${edNurse.text}`;

export type Asked = { organization: number; job: number };

/** Jobs that are asked for, evenly spread over all organizations and over time. */
export function askedJobs(organizations: number): Asked[] {
  const count = Math.min(organizations, mostAsked);
  return Array.from({ length: count * askedJobsEach }, (_, at) => {
    const place = Math.floor(((at % count) * organizations) / count);
    const round = Math.floor(at / count) * (jobsPerOrganization / askedJobsEach);
    return { organization: place + 1, job: round * organizations + place + 1 };
  });
}

/**
 * Organizations with a member, a session and a hundred jobs each, and six completed reports a job. Neighbouring rows
 * belong to different organizations, as in a database that has grown. Left out: versions, the record of changes, queue
 * entries, model calls, and the text of reports nobody here asks for.
 */
export async function fillDatabase(adminUrl: string, organizations: number): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    // Neither triggers nor foreign keys: what is written here is right, and nobody listens.
    await client.query("set session_replication_role = replica; set synchronous_commit = off");
    for (const [statement, values] of statements(organizations)) {
      await client.query(statement, values);
    }
    await client.query("vacuum analyze organizations, users, sessions, memberships, jobs, outputs");
  } finally {
    await client.end();
  }
}

function statements(organizations: number): [string, unknown[]][] {
  const people = `from generate_series(1, $1::int) at`;
  return [
    [`insert into organizations (name) select 'Organization ' || at ${people}`, [organizations]],
    [
      `insert into users (id, name, email)
       select 'scale-' || at, 'Person ' || at, 'person' || at || '@scale.example' ${people}`,
      [organizations],
    ],
    [
      `insert into sessions (id, user_id, token, expires_at)
       select 'scale-' || at, 'scale-' || at, md5(at::text), now() + interval '7 days' ${people}`,
      [organizations],
    ],
    [
      `insert into memberships (organization_id, user_id, role)
       select at, 'scale-' || at, 'admin' ${people}`,
      [organizations],
    ],
    [
      `insert into jobs (organization_id, title, location, description, status, urgency_level, created_at)
       select 1 + at % $1::int, (array['Nurse', 'Engineer', 'Buyer', 'Cook'])[1 + at / $1::int % 4] || ' ' || at,
              (array['Leeds', 'Chicago, IL', 'Denver, CO'])[1 + at / $1::int % 3],
              substr($2, 1 + at % (length($2) - 1500), 1500),
              (array['draft', 'completed', 'active', 'paused', 'closed'])[1 + at / $1::int % 5],
              (array['critical', 'active', 'passive', ''])[1 + at / $1::int % 4],
              now() - ($1::int * ${jobsPerOrganization} - at) * interval '1 second'
         from generate_series(0, $1::int * ${jobsPerOrganization} - 1) at`,
      [organizations, words],
    ],
    [
      `insert into outputs (organization_id, job_id, tool_type, status, gen, version, job_revision, content)
       select organization_id, jobs.id, tool, 'completed', 1, 1, 1,
              case when asked is not null then report end
         from jobs left join unnest($1::bigint[]) asked on asked = jobs.id,
              unnest($2::text[], $3::json[]) reports (tool, report) order by jobs.id`,
      [
        askedJobs(organizations).map(({ job }) => job),
        toolTypes,
        toolTypes.map((toolType) => JSON.stringify(sampleReports[toolType])),
      ],
    ],
  ];
}
