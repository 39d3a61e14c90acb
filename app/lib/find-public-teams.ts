import { callApi } from './api/call.ts';

const MOST = 100;

/** Teams as choices, for whoever is no administrator. */
export async function findPublicTeams(q: string) {
  const found = await callApi('GET /teams', {
    query: { q: q.slice(0, 100), limit: MOST },
  });
  const choices = found.items.map(({ id, name, city }) => ({
    value: id,
    label: city === '' ? name : `${name} (${city})`,
  }));
  return { choices, isAll: found.next === null };
}
