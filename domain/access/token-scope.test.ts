import { expect, test } from 'vitest';
import { type Actor, isAdmin, leaguesOf } from './actor.ts';
import { can } from './can.ts';

const owner = { kind: 'user', id: 'a', name: 'Asha', email: 'a@x' } as const;
const scope = { matchIds: ['m1'], leagueIds: ['l1'] };
const admin: Actor = { ...owner, role: 'admin', secretaryOf: [], managerOf: [], scope };
const secretary: Actor = { ...owner, role: 'Fan', secretaryOf: ['l1', 'l2'], managerOf: [], scope };
const fan: Actor = { ...owner, role: 'Fan', secretaryOf: [], managerOf: [], scope };
const manager: Actor = { ...fan, managerOf: ['k1'] };
const league = (id: string | null) => ({ kind: 'league', id }) as const;
const match = (id: string, leagueId: string | null, scorerIds: string[] = []) =>
  ({ kind: 'match', id, leagueId, scorerIds }) as const;

test('a token runs the leagues of its scope and no other, also an administrator’s', () => {
  for (const actor of [admin, secretary]) {
    expect(can(actor, 'league:write', league('l1'))).toBe(true);
    expect(can(actor, 'match:write', league('l1'))).toBe(true);
    expect(can(actor, 'league:write', league('l2'))).toBe(false);
    expect(can(actor, 'match:write', league(null))).toBe(false);
    expect(leaguesOf(actor)).toEqual(['l1']);
  }
});

test('a token gives nothing that its owner does not have', () => {
  expect(can(fan, 'league:write', league('l1'))).toBe(false);
  expect(can(fan, 'match:score', match('m1', 'l1'))).toBe(false);
  expect(can(fan, 'match:score', match('m1', 'l1', ['a']))).toBe(true);
  expect(leaguesOf(fan)).toEqual([]);
});

test('a token scores the matches of its scope and those of its leagues', () => {
  expect(can(admin, 'match:score', match('m1', null))).toBe(true);
  expect(can(admin, 'match:score', match('m2', 'l1'))).toBe(true);
  expect(can(admin, 'match:score', match('m2', 'l2'))).toBe(false);
  expect(can(secretary, 'match:score', match('m1', 'l2'))).toBe(true);
  expect(can(admin, 'match:correct', match('m1', 'l2'))).toBe(false);
});

test('a token with a scope administers nothing and has no account', () => {
  expect(isAdmin(admin)).toBe(false);
  expect(can(admin, 'site:administer', { kind: 'site' })).toBe(false);
  expect(can(admin, 'league:create', { kind: 'site' })).toBe(false);
  expect(can(admin, 'account:use', { kind: 'user', id: 'a', roleChosen: true })).toBe(false);
  expect(can(admin, 'feedback:send', { kind: 'site' })).toBe(false);
});

test('a token with a scope manages no club, also a manager’s', () => {
  const team = { kind: 'team', coachUserId: null, clubId: 'k1' } as const;
  expect(can(manager, 'team:roster', team)).toBe(false);
  expect(can(manager, 'club:update', { kind: 'club', id: 'k1' })).toBe(false);
});
