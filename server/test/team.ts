import type { Role } from "#contract/permissions.ts";
import {
  useFactories,
  type FilledOrganization,
  type Person,
} from "#server/test/database/factories.ts";
import type { Browser, TestApp } from "#server/test/test-app.ts";

/** Somebody at their browser. */
export type Someone = Person & Browser;

/** An organization, its path, an admin and a recruiter. */
export type Team = { home: FilledOrganization; path: string; anna: Someone; rita: Someone };

/** People at their browsers, for tests about who belongs to an organization. */
export function useTeams(app: () => TestApp) {
  const make = useFactories(app);
  const seat = (person: Person): Someone => ({ ...person, ...app().browser(person.cookie) });

  return {
    make,

    newcomer: async (isVerified = true): Promise<Someone> =>
      seat(await make().person("nobody", isVerified)),

    colleague: async (home: FilledOrganization, role: Role): Promise<Someone> =>
      seat(await make().member(home, role)),

    team: async (): Promise<Team> => {
      const home = await make().organization("north");
      const anna = seat(await make().member(home, "admin"));
      const rita = seat(await make().member(home, "recruiter"));
      return { home, path: `/api/organizations/${home.id}`, anna, rita };
    },

    membershipId: async (home: FilledOrganization, { userId }: Person): Promise<number> => {
      const { rows } = await make().admin.query<{ id: string }>(
        "select id from memberships where organization_id = $1 and user_id = $2",
        [home.id, userId],
      );
      return Number(rows[0]?.id);
    },

    /** Each member's role, as the database has it. */
    roles: async (home: FilledOrganization): Promise<Record<string, Role>> => {
      const { rows } = await make().admin.query<{ id: string; role: Role }>(
        "select user_id as id, role from memberships where organization_id = $1",
        [home.id],
      );
      return Object.fromEntries(rows.map(({ id, role }) => [id, role]));
    },
  };
}
