import { type AdminListName, getAdminList, type RegisterRow } from '#app/lib/api/admin-lists.ts';
import type { Messages } from '#app/messages/messages.ts';
import type { FindChoices } from './searched-choice.tsx';

/** As many as a select may hold before it becomes a search. */
const MAX_IN_SELECT = 100;

/** Rows of a register as choices. */
function finder<Name extends AdminListName>(
  name: Name,
  labelOf: (row: RegisterRow<Name>) => string,
  query: Record<string, string> = {},
): FindChoices {
  return async (q) => {
    const found = await getAdminList(name, { ...query, q: q.slice(0, 100), size: MAX_IN_SELECT });
    const choices = found.items.map((row) => ({ value: row.id, label: labelOf(row) }));
    return { choices, isAll: found.total <= MAX_IN_SELECT };
  };
}

/** For fields of one form that offer the same: what is offered at first is asked for once. */
export function cachedFind(find: FindChoices): FindChoices {
  let first: ReturnType<FindChoices> | undefined;
  return (q) => {
    if (q !== '') return find(q);
    first ??= find(q).catch((error) => {
      first = undefined;
      throw error;
    });
    return first;
  };
}

/** @param query narrows them, such as to the teams of a league */
export function findTeams(
  genders: Messages['admin']['genders'],
  query?: Record<string, string>,
): FindChoices {
  return finder('teams', ({ name, gender }) => `${name} (${genders[gender]})`, query);
}

export const findLeagues: FindChoices = finder('leagues', ({ name }) => name);

export const findPlayers: FindChoices = finder('players', ({ fullName, team }) =>
  team ? `${fullName} (${team.name})` : fullName,
);

/** Names alone may be two people's. */
export const findUsers: FindChoices = finder('users', ({ name, email }) => `${name} (${email})`);

export const findPartners: FindChoices = finder('partners', ({ name }) => name);

export const findOfficials: FindChoices = finder('officials', ({ name, level }) =>
  level ? `${name} (${level})` : name,
);

/** A match says where it is played by the name of the venue. */
export const findVenueNames: FindChoices = async (q) => {
  const found = await getAdminList('venues', { q: q.slice(0, 100), size: MAX_IN_SELECT });
  const choices = found.items.map(({ name }) => ({ value: name, label: name }));
  return { choices, isAll: found.total <= MAX_IN_SELECT };
};
