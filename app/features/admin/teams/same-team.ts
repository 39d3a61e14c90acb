import { callApi } from '#app/lib/api/call.ts';
import type { CreateTeam, Team } from '#contract/people/team.ts';

/** Thrown to keep a team from being made before it is known that another one is meant. */
export class SameTeamError extends Error {
  override name = 'SameTeamError';
}

/** A registered team of the same name and gender, whatever its case, accents and spaces. */
export async function findSameTeam({ name, gender }: CreateTeam): Promise<Team | undefined> {
  const found = await callApi('GET /admin/teams', {
    query: { q: name.slice(0, 100), gender, size: 100 },
  });
  return found.items.find((team) => isSameName(team.name, name));
}

export function isSameName(first: string, second: string): boolean {
  return foldedName(first) === foldedName(second);
}

function foldedName(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{Diacritic}/gu, '');
  return plain.toLowerCase().trim().replace(/\s+/g, ' ');
}
