import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { dataVolleyText } from '../../../domain/data-volley/testing/data-volley-text.ts';
import { AGAIN, type Call } from '../call-api.ts';

/** A real match of five sets and 193 rallies: test-data/README.md. */
const REAL_MATCH = new URL('../../../test-data/matches/dvw-190301_kats_beds.json', import.meta.url);
const FIRST_NAMES = 'Zainabu Evelyne Mwanaidi Rehema Neema Upendo Tumaini Farida Salma'.split(' ');
const LAST_NAMES = 'Mwakyembe Makame Nyangasa Lukumay Kilimbah Rwegasira Mwinyimvua'.split(' ');

type Sign = '*' | 'a';
/** Six shirts of either team, position 1 first. */
type Courts = Record<Sign, readonly string[]>;

/** Each call gives the next of the same row of numbers below `below`. */
function numbers(): (below: number) => number {
  let state = 7;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** The whole file, every touch of every rally written down: reception, set, attack, block, dig. */
export function scoutedText(): string {
  const lines = dataVolleyText(JSON.parse(readFileSync(REAL_MATCH, 'utf8'))).split('\r\n');
  const next = numbers();
  const touched = lines.flatMap((line, at) => {
    const serve = /^([*a])\d\dSM-~~~15B(.*)$/.exec(line);
    const point = /^([*a])p/.exec(lines[at + 1] ?? '');
    if (!serve || !point) return [line];
    const behind = serve[2]!;
    const shirts = behind.split(';').slice(15, 27);
    if (shirts.length < 12) return [line];
    const courts = { '*': shirts.slice(0, 6), a: shirts.slice(6) };
    const codes = rallyCodes(serve[1] as Sign, point[1] as Sign, courts, next);
    return codes.map((code) => code + behind);
  });
  return touched.join('\r\n');
}

function rallyCodes(
  serving: Sign,
  winner: Sign,
  courts: Courts,
  next: (below: number) => number,
): string[] {
  const shirtOf = (team: Sign, place: number) => courts[team][place]!.padStart(2, '0');
  const zone = () => 1 + next(9);
  const receiving = serving === '*' ? 'a' : '*';
  const server = `${serving}${shirtOf(serving, 0)}SM`;
  if (winner === receiving && next(6) === 0) return [`${server}=~~~1${zone()}`];
  if (winner === serving && next(8) === 0) {
    const to = zone();
    const receiver = `${receiving}${shirtOf(receiving, 1 + next(5))}RM`;
    return [`${server}#~~~1${to}`, `${receiver}=~~~1${to}`];
  }
  const to = zone();
  const codes = [
    `${server}-~~~1${to}`,
    `${receiving}${shirtOf(receiving, next(6))}RM${'#+!-'[next(4)]}~~~1${to}`,
  ];
  let attacking: Sign = receiving;
  for (let attack = 0; attack < 4; attack += 1) {
    const other = attacking === '*' ? 'a' : '*';
    const attacker = `${attacking}${shirtOf(attacking, 1 + next(5))}AH`;
    const way = `V5~${zone()}${zone()}`;
    codes.push(`${attacking}${shirtOf(attacking, next(6))}EH#`);
    if (attacking === winner && next(2) === 0) return [...codes, `${attacker}#${way}`];
    if (other === winner && next(3) === 0) {
      const blocker = `${other}${shirtOf(other, 1 + next(3))}BH#`;
      return [...codes, `${attacker}/${way}`, blocker];
    }
    codes.push(`${attacker}+${way}`, `${other}${shirtOf(other, next(6))}DH#`);
    attacking = other;
  }
  const other = winner === '*' ? 'a' : '*';
  return [...codes, `${other}${shirtOf(other, 2)}AH=V5~4${zone()}`];
}

export type ScoutedMatch = {
  id: string;
  /** The last one of the second team. */
  player: string;
  league: string;
  teams: readonly string[];
};

/** A match of a league, told touch by touch, of two squads with names of usual length, and a player of it. */
export async function arrangeScoutedMatch(
  call: Call,
  request: APIRequestContext,
  site: string,
): Promise<ScoutedMatch> {
  const text = scoutedText();
  const league = await call('POST', '/leagues', {
    name: 'Ligi Kuu ya Taifa ya Wanawake',
    type: 'League',
    startsAt: '2026-01-10',
    location: 'Dar es Salaam',
    partner: 'N/A',
  });
  const teams: string[] = [];
  let player = '';
  for (const [name, part] of [
    ['Mkoroshoni Warriors', 'H'],
    ['Tanzania Prisons', 'V'],
  ] as const) {
    const team = { name, city: 'Dar es Salaam', coach: 'N/A', gender: 'Women' };
    const { id } = await call('POST', '/teams', team);
    await call('POST', `/leagues/${league.id}/teams/${id}`);
    const rows = text.split(`[3PLAYERS-${part}]\r\n`)[1]!.split('\r\n[')[0]!.split('\r\n');
    for (const [at, row] of rows.entries()) {
      const own = at + teams.length * 5;
      ({ id: player } = await call('POST', '/players', {
        fullName: `${FIRST_NAMES[own % 9]} ${LAST_NAMES[(own * 3) % 7]}`,
        team: id,
        jerseyNumber: Number(row.split(';')[1]),
        dateOfBirth: '1999-01-01',
      }));
    }
    teams.push(id);
  }
  const match = await call('POST', '/matches', {
    team1: teams[0],
    team2: teams[1],
    matchType: league.id,
    matchDate: '2026-01-17',
    matchTime: '16:00',
    location: 'Uwanja wa Ndani wa Taifa',
  });
  await importText(request, site, match.id, text);
  return { id: match.id, player, league: league.id, teams };
}

async function importText(request: APIRequestContext, site: string, match: string, text: string) {
  const answer = await request.post(`${site}/api/v1/matches/${match}/import`, {
    ...AGAIN,
    data: text,
    headers: { origin: site, 'content-type': 'text/plain' },
  });
  if (!answer.ok()) throw new Error(await answer.text());
}

const MORE_TEAMS = [
  ...['Jeshi Stars', 'Magereza Dodoma', 'Chui Morogoro', 'Mafunzo Zanzibar', 'Nyuki Tanga'],
  ...['Victoria Queens', 'Kilimanjaro Spikers', 'Mwenge Iringa', 'Pamba Mwanza', 'Rungwe'],
  ...['Bandari Mtwara', 'Tabora Warriors', 'Ngorongoro', 'Ruaha Volleyball Club'],
];

/** The league of a scouted match with sixteen teams, each in a scouted match. */
export async function fillScoutedLeague(
  call: Call,
  request: APIRequestContext,
  site: string,
  league: string,
): Promise<void> {
  const text = scoutedText();
  const teams: string[] = [];
  for (const name of MORE_TEAMS) {
    const facts = { name, city: 'Dar es Salaam', coach: 'N/A', gender: 'Women' };
    const { id } = await call('POST', '/teams', facts);
    await call('POST', `/leagues/${league}/teams/${id}`);
    teams.push(id);
  }
  for (const [at, team1] of teams.entries()) {
    if (at % 2 === 1) continue;
    const match = await call('POST', '/matches', {
      team1,
      team2: teams[at + 1],
      matchType: league,
      matchDate: `2026-02-${10 + at}`,
      matchTime: '16:00',
    });
    await importText(request, site, match.id, text);
  }
}
