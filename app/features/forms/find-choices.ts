import { callApi } from '#app/lib/api/call.ts';
import type { Messages } from '#app/messages/messages.ts';
import type { QueryOf } from '#contract/calls.ts';
import type { FindChoices } from './searched-choice.tsx';

/** As many as a select may hold before it becomes a search. */
const MAX_IN_SELECT = 100;

type Search = { q: string; size: number };

/** Rows of a register as choices. */
function finder<Row extends { id: string }>(
  read: (query: Search) => Promise<{ items: Row[]; total: number }>,
  labelOf: (row: Row) => string,
): FindChoices {
  return async (q) => {
    const found = await read({ q: q.slice(0, 100), size: MAX_IN_SELECT });
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

/** @param narrow such as to the teams of a league */
export function findTeams(
  genders: Messages['admin']['genders'],
  narrow?: QueryOf<'GET /admin/teams'>,
): FindChoices {
  return finder(
    (query) => callApi('GET /admin/teams', { query: { ...narrow, ...query } }),
    ({ name, gender }) => `${name} (${genders[gender]})`,
  );
}

export const findLeagues: FindChoices = finder(
  (query) => callApi('GET /admin/leagues', { query }),
  ({ name }) => name,
);

/** Every league that is on record, also those that somebody else looks after. */
export const findPublicLeagues: FindChoices = async (q) => {
  const query = { limit: MAX_IN_SELECT, ...(q === '' ? {} : { q: q.slice(0, 100) }) };
  const { items, next } = await callApi('GET /leagues', { query });
  return { choices: items.map(({ id, name }) => ({ value: id, label: name })), isAll: !next };
};

export const findPlayers: FindChoices = finder(
  (query) => callApi('GET /admin/players', { query }),
  ({ fullName, team }) => (team ? `${fullName} (${team.name})` : fullName),
);

/** Names alone may be two people's; an account may have a telephone number alone. */
export const findUsers: FindChoices = finder(
  (query) => callApi('GET /admin/users', { query }),
  ({ name, email, phone }) => `${name} (${email || phone})`,
);

export const findPartners: FindChoices = finder(
  (query) => callApi('GET /admin/partners', { query }),
  ({ name }) => name,
);

export const findClubs: FindChoices = finder(
  (query) => callApi('GET /admin/clubs', { query }),
  ({ name, city }) => `${name} (${city})`,
);

/** The newest first, as the register has them. */
export const findSeasons: FindChoices = finder(
  (query) => callApi('GET /admin/seasons', { query }),
  ({ name }) => name,
);

/** A match says where it is played by the name of the venue. */
export const findVenueNames: FindChoices = async (q) => {
  const query = { q: q.slice(0, 100), size: MAX_IN_SELECT };
  const found = await callApi('GET /admin/venues', { query });
  const choices = found.items.map(({ name }) => ({ value: name, label: name }));
  return { choices, isAll: found.total <= MAX_IN_SELECT };
};
