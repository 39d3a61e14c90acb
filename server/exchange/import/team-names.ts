import type { CreateTeam } from '#contract/people/team.ts';
import { type Gender, NO_NAME } from '#contract/primitives.ts';
import { type Text, textOf } from '#contract/text/text.ts';
import { foldedName } from '#server/platform/db/sort-name.ts';
import type { Write } from '#server/platform/db/write.ts';
import { nearNames } from './near-names.ts';

type KnownTeam = {
  id: string;
  name: string;
  sort_name: string;
  gender: string;
  archived_at: number | null;
};
/** A team as a question offers it. */
export type OfferedTeam = { id: string; name: string };

/** A team of the file: one that is there, one to be made, or why neither. */
export type NamedTeam =
  | { ok: true; key: string; id: string | undefined; gender: Gender; isNew: CreateTeam | undefined }
  | { ok: false; text: Text };

export type TeamNames = {
  find: (name: string) => NamedTeam;
  /** Teams that are there and that the name may mean: of nearly this name, or several of it. */
  offers: (name: string) => OfferedTeam[];
  /** The team of a name by what a person decided. */
  decide: (name: string, id: string) => NamedTeam | undefined;
  /** The gender of new teams, where anything tells it. */
  gender: Gender | undefined;
  /** Those of the league, else all. */
  choices: readonly OfferedTeam[];
};

/**
 * Names become teams: those of the league first, then any team of the fitting gender, so that no
 * team is doubled; what is left is new. The gender is what the caller says, else what all teams of
 * the league are; while neither tells, a name fits whoever bears it alone, and new teams are Men.
 *
 * @param mayCreate whether a name that no team bears becomes a team, or is said to be unknown
 */
export async function readTeamNames(
  db: Write['db'],
  leagueId: string,
  leagueGender: Gender | undefined,
  mayCreate: boolean,
): Promise<TeamNames> {
  const entered = await db
    .selectFrom('league_team')
    .innerJoin('team', 'team.id', 'league_team.team_id')
    .select(['team.id', 'team.name', 'team.sort_name', 'team.gender', 'team.archived_at'])
    .where('league_team.league_id', '=', leagueId)
    .execute();
  const all = await db
    .selectFrom('team')
    .select(['id', 'name', 'sort_name', 'gender', 'archived_at'])
    .where('archived_at', 'is', null)
    .execute();
  const genders = new Set(entered.map((team) => team.gender));
  const gender = leagueGender ?? (genders.size === 1 ? ([...genders][0] as Gender) : undefined);
  const inLeague = byName(entered);
  const inAllLeagues = byName(all);
  const fitting = all.filter((team) => gender === undefined || team.gender === gender);
  const near = nearNames(fitting);
  const byId = new Map(all.map((team) => [team.id, team]));
  const found = new Map<string, NamedTeam>();
  return {
    find(name) {
      const key = foldedName(name);
      const known = found.get(key);
      if (known) return known;
      const named = resolve(name, key, gender, inLeague.get(key), inAllLeagues.get(key));
      const isRefused = !mayCreate && named.ok && named.isNew !== undefined;
      const team = isRefused ? unknownTeam(name) : named;
      found.set(key, team);
      return team;
    },
    offers(name) {
      const key = foldedName(name);
      const same = inAllLeagues.get(key) ?? [];
      return offered(same.length > 0 ? same : near(name));
    },
    decide(name, id) {
      const team = byId.get(id);
      if (team === undefined) return undefined;
      const key = foldedName(team.name);
      const decided = {
        ok: true,
        key,
        id,
        gender: team.gender as Gender,
        isNew: undefined,
      } as const;
      found.set(foldedName(name), decided);
      return decided;
    },
    gender,
    choices: offered(entered.length > 0 ? entered : all),
  };
}

function unknownTeam(name: string): NamedTeam {
  return { ok: false, text: textOf('import.teamUnknown', { name }) };
}

/** With their gender, where the name alone does not tell them apart. */
function offered(teams: readonly KnownTeam[]): OfferedTeam[] {
  const sameName = Map.groupBy(teams, ({ name }) => name);
  return teams.map(({ id, name, gender }) => {
    const isDoubled = sameName.get(name)!.length > 1;
    return { id, name: isDoubled ? `${name} (${gender})` : name };
  });
}

function byName(teams: readonly KnownTeam[]): Map<string, KnownTeam[]> {
  return Map.groupBy(teams, (team) => foldedName(team.sort_name));
}

function resolve(
  name: string,
  key: string,
  gender: Gender | undefined,
  entered: readonly KnownTeam[] = [],
  others: readonly KnownTeam[] = [],
): NamedTeam {
  const fits = (team: KnownTeam) => gender === undefined || team.gender === gender;
  // A team of the league may be meant although it is of the other gender: mixed leagues exist.
  const near = entered.some(fits) ? entered.filter(fits) : entered;
  const candidates = near.length > 0 ? near : others.filter(fits);
  const [team] = candidates;
  if (candidates.length > 1) {
    const isMixed = new Set(candidates.map((item) => item.gender)).size > 1;
    const key = isMixed ? 'import.teamsSayGender' : 'import.teamsSameName';
    return { ok: false, text: textOf(key, { count: candidates.length, name }) };
  }
  if (team && team.archived_at !== null) {
    return { ok: false, text: textOf('import.teamArchived', { name }) };
  }
  if (team) {
    return { ok: true, key, id: team.id, gender: team.gender as Gender, isNew: undefined };
  }
  const created: CreateTeam = {
    name,
    city: '',
    coach: NO_NAME,
    gender: gender ?? 'Men',
    about: '',
    jerseyColor1: '#ffffff',
    jerseyColor2: '#ffffff',
  };
  return { ok: true, key, id: undefined, gender: created.gender, isNew: created };
}
