import type { FindChoices } from '#app/features/forms/searched-choice.tsx';
import { callApi } from '#app/lib/api/call.ts';

const MOST_OFFERED = 50;

/** Players of all teams by name, as everybody finds them: secretaries have no register of all people. */
export const findPublicPlayers: FindChoices = async (q) => {
  const query = { limit: MOST_OFFERED, ...(q === '' ? {} : { q: q.slice(0, 100) }) };
  const { items, next } = await callApi('GET /players', { query });
  const choices = items.map(({ id, fullName, team }) => ({
    value: id,
    label: team ? `${fullName} (${team.name})` : fullName,
  }));
  return { choices, isAll: next === null };
};
