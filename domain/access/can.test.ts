import { expect, test } from 'vitest';
import {
  type Actor,
  ANONYMOUS,
  actorId,
  actorKey,
  actorName,
  hallKey,
  isAdmin,
  leaguesOf,
  nameInTrail,
  userKey,
} from './actor.ts';
import { can, type Subject } from './can.ts';

const NO_LEAGUES = { secretaryOf: [], managerOf: [] };
const admin: Actor = {
  kind: 'user',
  id: 'a',
  name: 'Asha',
  email: 'a@x',
  role: 'admin',
  ...NO_LEAGUES,
};
const coach: Actor = {
  kind: 'user',
  id: 'c',
  name: 'Juma',
  email: 'c@x',
  role: 'Coach',
  ...NO_LEAGUES,
};
const player: Actor = {
  kind: 'user',
  id: 'p',
  name: 'Neema',
  email: 'p@x',
  role: 'Player',
  ...NO_LEAGUES,
};
const scorer: Actor = {
  kind: 'user',
  id: 's',
  name: 'Ally',
  email: 's@x',
  role: 'Fan',
  ...NO_LEAGUES,
};
const secretary: Actor = {
  kind: 'user',
  id: 'k',
  name: 'Zawadi',
  email: 'k@x',
  role: 'Fan',
  secretaryOf: ['l1', 'l2'],
  managerOf: [],
};
const manager: Actor = {
  kind: 'user',
  id: 'b',
  name: 'Baraka',
  email: 'b@x',
  role: 'Fan',
  secretaryOf: [],
  managerOf: ['k1', 'k2'],
};
const link: Actor = { kind: 'scorer-link', id: 'l', matchId: 'm1' };
const dutyLink: Actor = { kind: 'duty-link', id: 'd', officialId: 'o1', name: 'Said' };
const seatLink: Actor = { kind: 'seat-link', id: 't', matchId: 'm1', seat: 'team1' };
const hall: Actor = { kind: 'hall', id: 'h', name: 'Ukumbi', matchIds: ['m1'] };
const system: Actor = { kind: 'system', name: 'demo' };
const everyone = {
  admin,
  coach,
  player,
  scorer,
  secretary,
  manager,
  link,
  dutyLink,
  seatLink,
  hall,
  system,
  anonymous: ANONYMOUS,
};

function allowed(check: (actor: Actor) => boolean): string[] {
  return Object.entries(everyone).flatMap(([name, actor]) => (check(actor) ? [name] : []));
}

const site = { kind: 'site' } as const;

test.each([
  'site:administer',
  'league:create',
  'league:archive',
  'league:appoint',
  'team:create',
  'player:create',
  'user:list',
  'user:sign-out',
  'audit:read',
  'site:update',
  'news:write',
  'venue:write',
  'club:write',
  'club:appoint',
  'season:write',
  'feedback:read',
  'newsletter:send',
  'archive:restore',
  'register:read',
  'official:write',
  'partner:write',
] as const)('only an administrator may %s', (action) => {
  expect(allowed((actor) => can(actor, action, site))).toEqual(['admin', 'system']);
});

test.each([
  'feedback:send',
  'newsletter:subscribe',
  'account:ask-link',
  'match:enter-pin',
] as const)('everybody may %s', (action) => {
  expect(allowed((actor) => can(actor, action, site))).toEqual(Object.keys(everyone));
});

test.each(['league:write', 'match:write', 'match:share', 'match:settle', 'match:assign'] as const)(
  '%s: admin and the secretary of that league',
  (action) => {
    const may = (id: string | null) =>
      allowed((actor) => can(actor, action, { kind: 'league', id }));
    expect(may('l1')).toEqual(['admin', 'secretary', 'system']);
    expect(may('l3')).toEqual(['admin', 'system']);
    expect(may(null)).toEqual(['admin', 'system']);
  },
);

test.each(['register:leagues', 'official:invite'] as const)(
  '%s: admin and whoever runs a league',
  (action) => {
    expect(allowed((actor) => can(actor, action, site))).toEqual(['admin', 'secretary', 'system']);
  },
);

test('an administrator works on all leagues, a secretary on some, a visitor on none', () => {
  expect(Object.values(everyone).map(leaguesOf)).toEqual([
    null,
    [],
    [],
    [],
    ['l1', 'l2'],
    [],
    [],
    [],
    [],
    [],
    null,
    [],
  ]);
});

test.each(['team:update', 'team:roster'] as const)(
  '%s: admin, the coach of the team and the managers of its club',
  (action) => {
    const own = { kind: 'team', coachUserId: 'c', clubId: 'k1' } as const;
    const other = { kind: 'team', coachUserId: 'someone', clubId: 'k9' } as const;
    expect(allowed((actor) => can(actor, action, own))).toEqual([
      'admin',
      'coach',
      'manager',
      'system',
    ]);
    expect(allowed((actor) => can(actor, action, other))).toEqual(['admin', 'system']);
  },
);

test('a team without a club gives no rights to managers of clubs', () => {
  const team = { kind: 'team', coachUserId: 'c', clubId: null } as const;
  expect(allowed((actor) => can(actor, 'team:roster', team))).toEqual(['admin', 'coach', 'system']);
});

test('a club is changed by admin and its own managers', () => {
  const may = (id: string) => allowed((actor) => can(actor, 'club:update', { kind: 'club', id }));
  expect(may('k2')).toEqual(['admin', 'manager', 'system']);
  expect(may('k9')).toEqual(['admin', 'system']);
});

test('a team without a coach gives no rights to coaches', () => {
  const team = { kind: 'team', coachUserId: null, clubId: null } as const;
  expect(allowed((actor) => can(actor, 'team:update', team))).toEqual(['admin', 'system']);
});

test('a coach does not delete the team', () => {
  const own = { kind: 'team', coachUserId: 'c', clubId: 'k1' } as const;
  expect(allowed((actor) => can(actor, 'team:delete', own))).toEqual(['admin', 'system']);
});

test.each(['player:update', 'player:see-private'] as const)(
  '%s: admin, the coach of the player, the managers of the club and the player',
  (action) => {
    const own = { kind: 'player', userId: 'p', coachUserId: 'c', clubId: 'k1' } as const;
    const other = { kind: 'player', userId: 'x', coachUserId: 'y', clubId: 'k9' } as const;
    const unclaimed = { kind: 'player', userId: null, coachUserId: null, clubId: null } as const;
    expect(allowed((actor) => can(actor, action, own))).toEqual([
      'admin',
      'coach',
      'player',
      'manager',
      'system',
    ]);
    expect(allowed((actor) => can(actor, action, other))).toEqual(['admin', 'system']);
    expect(allowed((actor) => can(actor, action, unclaimed))).toEqual(['admin', 'system']);
  },
);

test('players are deleted by administrators only', () => {
  const own = { kind: 'player', userId: 'p', coachUserId: 'c', clubId: 'k1' } as const;
  expect(allowed((actor) => can(actor, 'player:delete', own))).toEqual(['admin', 'system']);
});

test('a record is unlinked from its account by administrators only', () => {
  const own = { kind: 'player', userId: 'p', coachUserId: 'c', clubId: 'k1' } as const;
  expect(allowed((actor) => can(actor, 'player:unlink', own))).toEqual(['admin', 'system']);
});

test('an account may claim a record, a scorer link may not', () => {
  expect(allowed((actor) => can(actor, 'claim:make', site))).toEqual([
    'admin',
    'coach',
    'player',
    'scorer',
    'secretary',
    'manager',
  ]);
});

test('a claim is decided by admin, the coach and the club, but by nobody about themselves', () => {
  const own = { kind: 'claim', userId: 'p', coachUserId: 'c', clubId: 'k1' } as const;
  const ofCoach = { kind: 'claim', userId: 'c', coachUserId: 'c', clubId: 'k1' } as const;
  const elsewhere = { kind: 'claim', userId: 'p', coachUserId: null, clubId: null } as const;
  const deciders = (claim: Extract<Subject, { kind: 'claim' }>) =>
    allowed((actor) => can(actor, 'claim:decide', claim));
  expect(deciders(own)).toEqual(['admin', 'coach', 'manager', 'system']);
  expect(deciders(ofCoach)).toEqual(['admin', 'manager', 'system']);
  expect(deciders({ ...own, userId: 'b' })).toEqual(['admin', 'coach', 'system']);
  expect(deciders(elsewhere)).toEqual(['admin', 'system']);
  expect(allowed((actor) => can(actor, 'claim:withdraw', own))).toEqual(['player']);
});

const match = { kind: 'match', id: 'm1', scorerIds: ['s'], leagueId: 'l1' } as const;
const otherMatch = { kind: 'match', id: 'm2', scorerIds: [], leagueId: 'l3' } as const;

test('a place on a sheet is signed by people on record and by its own link, for nobody else', () => {
  const place = { kind: 'signing', matchId: 'm1', paper: 'sheet', role: 'coach1' } as const;
  const subject = { ...place, signerIds: ['c', 'b'] };
  expect(allowed((actor) => can(actor, 'match:sign', subject))).toEqual(['coach', 'manager']);
  const link = { ...place, kind: 'signing-link', id: 'l' } as const;
  expect(actorName(link)).toBe('Signing link');
  expect(can(link, 'match:sign', subject)).toBe(true);
  for (const other of [{ matchId: 'm2' }, { paper: 'list' }, { role: 'coach2' }] as const) {
    expect(can(link, 'match:sign', { ...subject, ...other }), Object.keys(other)[0]).toBe(false);
  }
});

test('a match is scored by admin, its scorer, its league’s secretary, its own link and its hall', () => {
  expect(allowed((actor) => can(actor, 'match:score', match))).toEqual([
    'admin',
    'scorer',
    'secretary',
    'link',
    'hall',
    'system',
  ]);
  expect(allowed((actor) => can(actor, 'match:score', otherMatch))).toEqual(['admin', 'system']);
  expect(allowed((actor) => can(actor, 'hall:use', site))).toEqual(['hall']);
  const friendly = { ...otherMatch, leagueId: null };
  expect(allowed((actor) => can(actor, 'match:score', friendly))).toEqual(['admin', 'system']);
});

test('the player of a match is chosen by admin, its secretary and its crew, not by a link', () => {
  const own = { kind: 'crew', matchId: 'm1', crewIds: ['s'], leagueId: 'l2' } as const;
  const other = { kind: 'crew', matchId: 'm2', crewIds: [], leagueId: 'l3' } as const;
  expect(allowed((actor) => can(actor, 'match:best-player', own))).toEqual([
    'admin',
    'scorer',
    'secretary',
    'system',
  ]);
  expect(allowed((actor) => can(actor, 'match:best-player', other))).toEqual(['admin', 'system']);
});

test('an official sheet is corrected by admin and the secretary of its league', () => {
  expect(allowed((actor) => can(actor, 'match:correct', match))).toEqual([
    'admin',
    'secretary',
    'system',
  ]);
  expect(allowed((actor) => can(actor, 'match:correct', otherMatch))).toEqual(['admin', 'system']);
});

test('an id gives a right only to the kind of actor that it belongs to', () => {
  const namesakes: Actor[] = [
    { kind: 'scorer-link', id: 'c', matchId: 'm9' },
    { kind: 'scorer-link', id: 's', matchId: 'm9' },
  ];
  const team = { kind: 'team', coachUserId: 'c', clubId: 'k1' } as const;
  for (const actor of namesakes) {
    expect(can(actor, 'team:update', team)).toBe(false);
    expect(can(actor, 'match:score', match)).toBe(false);
  }
});

test('only a user with the role of administrator is an administrator', () => {
  expect(isAdmin({ ...admin, role: 'Admin' })).toBe(false);
  expect(isAdmin({ ...link, role: 'admin' } as Actor)).toBe(false);
});

test('roles are granted by administrators and chosen once by oneself', () => {
  const fresh = { kind: 'user', id: 'p', roleChosen: false } as const;
  const settled = { kind: 'user', id: 'p', roleChosen: true } as const;
  expect(allowed((actor) => can(actor, 'user:grant-role', fresh))).toEqual(['admin', 'system']);
  expect(allowed((actor) => can(actor, 'user:choose-role', fresh))).toEqual(['player']);
  expect(allowed((actor) => can(actor, 'user:choose-role', settled))).toEqual([]);
});

test('an account is used by its owner only, not even by an administrator', () => {
  const own = { kind: 'user', id: 'p', roleChosen: true } as const;
  expect(allowed((actor) => can(actor, 'account:use', own))).toEqual(['player']);
});

test('every actor has a name in the audit log, and a visitor has no id', () => {
  expect(Object.values(everyone).map(actorId)).toEqual([
    'a',
    'c',
    'p',
    's',
    'k',
    'b',
    'l',
    'd',
    't',
    'h',
    'system:demo',
    null,
  ]);
  expect(Object.values(everyone).map(actorName)).toEqual([
    'Asha',
    'Juma',
    'Neema',
    'Ally',
    'Zawadi',
    'Baraka',
    'Scorer link',
    'Said',
    'Bench of team 1',
    'Ukumbi',
    'demo',
    'Visitor',
  ]);
});

test('the trail names the token by which a program acted, beside its owner', () => {
  expect(nameInTrail({ ...admin, token: 'Tovuti' } as Actor)).toBe('Asha (Tovuti)');
  expect(Object.values(everyone).map(nameInTrail)).toEqual(Object.values(everyone).map(actorName));
});

test('logs name an account in one way, as actor or by its id', () => {
  expect([admin, link, dutyLink, seatLink, hall, system].map(actorKey)).toEqual([
    'user:a',
    'scorer-link:l',
    'duty-link:d',
    'seat-link:t',
    'hall:h',
    'system:system:demo',
  ]);
  expect(userKey('a')).toBe(actorKey(admin));
  expect(hallKey('h')).toBe(actorKey(hall));
});

test('the analytics of a partner are for its account and administrators', () => {
  const see = (userId: string | null) =>
    allowed((actor) => can(actor, 'partner:see-reach', { kind: 'partner', userId }));
  expect(see('s')).toEqual(['admin', 'scorer', 'system']);
  expect(see(null)).toEqual(['admin', 'system']);
});

test.each(['consent:give', 'player:age'] as const)(
  '%s: admin, and the coach and managers of the club of a player without an account',
  (action) => {
    const free = { kind: 'player', userId: null, coachUserId: 'c', clubId: 'k1' } as const;
    expect(allowed((actor) => can(actor, action, free))).toEqual([
      'admin',
      'coach',
      'manager',
      'system',
    ]);
    const owned = { ...free, userId: 'p' } as const;
    expect(allowed((actor) => can(actor, action, owned))).toEqual(['admin', 'system']);
    const withoutCoach = { ...free, coachUserId: null } as const;
    expect(allowed((actor) => can(actor, action, withoutCoach))).toEqual([
      'admin',
      'manager',
      'system',
    ]);
    const alone = { ...withoutCoach, clubId: null } as const;
    expect(allowed((actor) => can(actor, action, alone))).toEqual(['admin', 'system']);
  },
);

test('a request for a player is decided by admin and the player, but by no player who asked', () => {
  const request = {
    kind: 'team-request',
    userId: 'p',
    askedBy: 'c',
    coachUserId: 'c',
    clubId: 'k1',
  } as const;
  expect(allowed((actor) => can(actor, 'team-request:decide', request))).toEqual([
    'admin',
    'player',
    'system',
  ]);
  const own = { ...request, askedBy: 'p' } as const;
  expect(allowed((actor) => can(actor, 'team-request:decide', own))).toEqual(['admin', 'system']);
  const withoutAccount = { ...request, userId: null } as const;
  expect(allowed((actor) => can(actor, 'team-request:decide', withoutAccount))).toEqual([
    'admin',
    'system',
  ]);
});

test('a request for a player is withdrawn by admin, the team’s coach and the person who asked', () => {
  const request = {
    kind: 'team-request',
    userId: 'p',
    askedBy: 's',
    coachUserId: 'c',
    clubId: 'k1',
  } as const;
  expect(allowed((actor) => can(actor, 'team-request:withdraw', request))).toEqual([
    'admin',
    'coach',
    'scorer',
    'manager',
    'system',
  ]);
});

test('a duty is answered by its official, the secretary of its league and administrators', () => {
  const answer = (officialId: string, userId: string | null, leagueId: string | null) =>
    allowed((actor) => can(actor, 'duty:answer', { kind: 'duty', officialId, userId, leagueId }));
  expect(answer('o1', 's', 'l1')).toEqual(['admin', 'scorer', 'secretary', 'dutyLink', 'system']);
  expect(answer('o2', null, 'l3')).toEqual(['admin', 'system']);
  expect(answer('o2', null, null)).toEqual(['admin', 'system']);
});

test('the days of an official are planned by the official and administrators', () => {
  const plan = (id: string, userId: string | null) =>
    allowed((actor) => can(actor, 'official:plan', { kind: 'official', id, userId }));
  expect(plan('o1', 's')).toEqual(['admin', 'scorer', 'dutyLink', 'system']);
  expect(plan('o2', null)).toEqual(['admin', 'system']);
});

test('a seat at the table is for its link and the coach of that bench; a slip for administrators, too', () => {
  const bench = {
    kind: 'seat',
    matchId: 'm1',
    seat: 'team1',
    coachUserId: 'c',
    clubId: 'k1',
  } as const;
  const asks = (subject: typeof bench | object) =>
    allowed((actor) => can(actor, 'seat:ask', { ...bench, ...subject }));
  expect(asks({})).toEqual(['coach', 'manager', 'seatLink']);
  expect(asks({ seat: 'team2', coachUserId: null, clubId: null })).toEqual([]);
  expect(asks({ matchId: 'm2' })).toEqual(['coach', 'manager']);
  expect(allowed((actor) => can(actor, 'lineup:prepare', bench))).toEqual([
    'admin',
    'coach',
    'manager',
    'seatLink',
    'system',
  ]);
  const other = { ...bench, seat: 'team2', coachUserId: 'x', clubId: 'k9' } as const;
  expect(allowed((actor) => can(actor, 'lineup:prepare', other))).toEqual(['admin', 'system']);
});

test('the names of seats in the trail tell benches and the assistant apart', () => {
  const names = (['team2', 'assistant'] as const).map((seat) =>
    actorName({ kind: 'seat-link', id: 't', matchId: 'm1', seat }),
  );
  expect(names).toEqual(['Bench of team 2', 'Assistant scorer']);
});

test('sign-ups are for the coach of a team; a team without one has the secretaries of its leagues', () => {
  const team = { kind: 'sign-up', coachUserId: 'c', clubId: 'k1', leagueIds: ['l1'] } as const;
  const may = (subject: object) =>
    allowed((actor) => can(actor, 'team:sign-up', { ...team, ...subject }));
  expect(may({})).toEqual(['admin', 'coach', 'manager', 'system']);
  expect(may({ clubId: null })).toEqual(['admin', 'coach', 'system']);
  expect(may({ coachUserId: null })).toEqual(['admin', 'secretary', 'manager', 'system']);
  expect(may({ coachUserId: null, leagueIds: ['l9'] })).toEqual(['admin', 'manager', 'system']);
});

test('touches are written by the link of the statistician and administrators, from no other seat', () => {
  const seat = {
    kind: 'seat',
    matchId: 'm1',
    seat: 'statistician',
    coachUserId: null,
    clubId: null,
  } as const;
  const link: Actor = { kind: 'seat-link', id: 't', matchId: 'm1', seat: 'statistician' };
  expect(can(link, 'match:scout', seat)).toBe(true);
  expect(can(link, 'match:scout', { ...seat, matchId: 'm2' })).toBe(false);
  expect(allowed((actor) => can(actor, 'match:scout', seat))).toEqual(['admin', 'system']);
  const bench = { ...seat, seat: 'team1', coachUserId: 'c', clubId: 'k1' } as const;
  expect(allowed((actor) => can(actor, 'match:scout', bench))).toEqual([]);
});

test('the picture on air is chosen by the link of the operator and administrators, from no other seat', () => {
  const seat = {
    kind: 'seat',
    matchId: 'm1',
    seat: 'stream',
    coachUserId: null,
    clubId: null,
  } as const;
  const link: Actor = { kind: 'seat-link', id: 't', matchId: 'm1', seat: 'stream' };
  expect(can(link, 'stream:control', seat)).toBe(true);
  expect(can(link, 'stream:control', { ...seat, matchId: 'm2' })).toBe(false);
  expect(allowed((actor) => can(actor, 'stream:control', seat))).toEqual(['admin', 'system']);
  const bench = { ...seat, seat: 'team1', coachUserId: 'c', clubId: 'k1' } as const;
  expect(allowed((actor) => can(actor, 'stream:control', bench))).toEqual([]);
});

test('the coach of a team and the managers of its club ask for another date in its name', () => {
  const team = { kind: 'team', coachUserId: 'c', clubId: 'k1' } as const;
  expect(allowed((actor) => can(actor, 'match:ask-date', team))).toEqual(['coach', 'manager']);
});

test('an official sits an exam in person, by account or link, and an administrator does not', () => {
  const official = { kind: 'official', id: 'o1', userId: 's' } as const;
  const sits = (subject: object) =>
    allowed((actor) => can(actor, 'official:sit-exam', { ...official, ...subject }));
  expect(sits({})).toEqual(['scorer', 'dutyLink']);
  expect(sits({ id: 'o2', userId: null })).toEqual([]);
});

test('records are merged and players move by administrators, and by secretaries of all leagues of both', () => {
  for (const action of ['record:merge', 'player:transfer'] as const) {
    const may = (leagueIds: readonly string[]) =>
      allowed((actor) => can(actor, action, { kind: 'records', leagueIds }));
    expect(may(['l1', 'l2'])).toEqual(['admin', 'secretary', 'system']);
    expect(may(['l1', 'l9'])).toEqual(['admin', 'system']);
    expect(may([])).toEqual(['admin', 'system']);
  }
});
