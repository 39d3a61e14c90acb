import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import type { TestServer } from '#server/testing/start-test-server.ts';

/** Everybody who may call, each with a token; null has none. Administrators come last. */
export const ROLES = [
  'nobody',
  'fan',
  'other partner',
  'partner',
  'other coach',
  'coach',
  'other club manager',
  'club manager',
  'other player',
  'player',
  'other scorer',
  'scorer',
  'other secretary',
  'secretary',
  'other link',
  'link',
  'ended link',
  'other duty link',
  'duty link',
  'other hall',
  'hall',
  'admin',
] as const;
export type CastRole = (typeof ROLES)[number];

export type Cast = {
  tokens: Record<CastRole, string | null>;
  /** The accounts of those that have one, by the name of their role; the administrator's is not here. */
  people: Record<string, string>;
  ids: Record<
    'team' | 'otherTeam' | 'player' | 'mate' | 'league' | 'group' | 'match' | 'another' | 'user',
    string
  > &
    Record<
      | 'otherLeague'
      | 'season'
      | 'club'
      | 'otherClub'
      | 'venue'
      | 'news'
      | 'official'
      | 'partner'
      | 'claim',
      string
    >;
};

/** Of everybody in the cast but the administrator. */
export const PASSWORD = 'long enough 1';

/** No other match of the cast is on them. */
export const LENT_DAYS = { firstDay: '2031-01-01', lastDay: '2031-01-02' } as const;

const AUTHOR = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;

/**
 * A team of a club with its coach, the club's manager and three players (one with an account, one whom a fan
 * claims to be), another team of another club, a league with a group and a secretary, a match of it with its scorer and scorer link, and of each
 * role somebody to whom none of it belongs. Another link of the match has been ended. The scorer has a private
 * link to the own duties. A hall has a loan of the league, another one of the other league.
 */
export async function castOf({ store, call, token }: TestServer): Promise<Cast> {
  const people: Record<string, string> = {};
  async function person(name: string, role: 'Fan' | 'Coach' | 'Player' | 'Partner') {
    const email = `${name.replaceAll(' ', '.')}@example.com`;
    people[name] = await addUser(store, AUTHOR, { email, name, role, password: PASSWORD });
    return addToken(store, AUTHOR, { email, name: 'test' });
  }
  async function create(path: string, body: object, as = token): Promise<string> {
    const answer = await call('POST', `/api/v1${path}`, body, { token: as });
    if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body.id;
  }
  const tokens = {
    nobody: null,
    fan: await person('fan', 'Fan'),
    'other partner': await person('other partner', 'Partner'),
    partner: await person('partner', 'Partner'),
    'other coach': await person('other coach', 'Coach'),
    coach: await person('coach', 'Coach'),
    'other club manager': await person('other club manager', 'Fan'),
    'club manager': await person('club manager', 'Fan'),
    'other player': await person('other player', 'Player'),
    player: await person('player', 'Player'),
    'other scorer': await person('other scorer', 'Fan'),
    scorer: await person('scorer', 'Fan'),
    'other secretary': await person('other secretary', 'Fan'),
    secretary: await person('secretary', 'Fan'),
    admin: token,
  };
  // The account that others may want to change.
  await person('reader', 'Fan');
  const town = { city: 'Mwanza', gender: 'Women' };
  const clubOf = async (name: string, manager: string) => {
    const id = await create('/clubs', { name, city: 'Mwanza' });
    await call('PUT', `/api/v1/clubs/${id}/managers/${people[manager]}`);
    return id;
  };
  const club = await clubOf('Klabu', 'club manager');
  const otherClub = await clubOf('Klabu nyingine', 'other club manager');
  const coach = people.coach;
  const team = await create('/teams', { ...town, name: 'Own', coach, club });
  const otherTeam = await create('/teams', {
    ...town,
    name: 'Other',
    coach: people['other coach'],
    club: otherClub,
  });
  const player = await create('/players', { fullName: 'Asha', team, userId: people.player });
  const mate = await create('/players', { fullName: 'Neema', team });
  const claimed = await create('/players', { fullName: 'Rehema', team });
  await create('/players', { fullName: 'Zuhura', team: otherTeam, userId: people['other player'] });
  const season = { type: 'League', startsAt: '2026-11-01', location: 'Mwanza', partner: 'N/A' };
  const league = await create('/leagues', { ...season, name: 'Ligi' });
  const group = await create(`/leagues/${league}/groups`, { name: 'A' });
  const otherLeague = await create('/leagues', { ...season, name: 'Ligi nyingine' });
  const appoint = (id: string, userId: string) =>
    call('PUT', `/api/v1/leagues/${id}/secretaries/${userId}`);
  await appoint(league, people.secretary!);
  await appoint(otherLeague, people['other secretary']!);
  const fixture = { team1: team, team2: otherTeam, matchTime: '16:00' };
  const onDay = (matchType: string, matchDate: string) =>
    create('/matches', { ...fixture, matchType, matchDate });
  const match = await onDay(league, '2026-11-21');
  const another = await onDay(otherLeague, '2026-11-22');
  const official = await create('/officials', { name: 'Juma', account: people.scorer });
  const elsewhere = await create('/officials', { name: 'Said', account: people['other scorer'] });
  const linkOf = async (id: string) =>
    (await call('POST', `/api/v1/matches/${id}/scorer-links`)).body.token as string;
  const dutyLinkOf = async (id: string) =>
    (await call('POST', `/api/v1/officials/${id}/links`)).body.token as string;
  const loanOf = async (id: string) =>
    (await call('POST', `/api/v1/leagues/${id}/loans`, { hall: 'Ukumbi', ...LENT_DAYS })).body
      .token as string;
  const assign = (id: string, person: string) =>
    call('PUT', `/api/v1/matches/${id}/officials`, {
      officials: [{ official: person, duty: 'scorer' }],
    });
  // Ending them ends all links of a match, so that the one that lives is made afterwards.
  const ended = await linkOf(match);
  await call('DELETE', `/api/v1/matches/${match}/scorer-links`);
  await assign(match, official);
  await assign(another, elsewhere);
  return {
    people,
    tokens: {
      ...tokens,
      'other link': await linkOf(another),
      link: await linkOf(match),
      'ended link': ended,
      'other duty link': await dutyLinkOf(elsewhere),
      'duty link': await dutyLinkOf(official),
      'other hall': await loanOf(otherLeague),
      hall: await loanOf(league),
    },
    ids: {
      team,
      otherTeam,
      player,
      mate,
      league,
      otherLeague,
      group,
      match,
      another,
      official,
      user: people.reader!,
      season: await create('/seasons', {
        name: 'Msimu',
        startsOn: '2026-10-01',
        endsOn: '2027-06-30',
      }),
      club,
      otherClub,
      venue: await create('/venues', { name: 'Uwanja', place: 'Mwanza' }),
      news: await create('/news', { title: 'Habari', text: 'Ndefu kidogo.' }),
      partner: await create('/partners', { name: 'Mdhamini', account: people.partner }),
      claim: await create(`/players/${claimed}/claims`, {}, tokens.fan),
    },
  };
}
