import { expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';

test('search forgives slips, finds meetings and names nobody who may not be named', async () => {
  const server = await startTestServer();
  const { call } = server;
  const base = { city: 'Moshi', coach: 'N/A', gender: 'Men' };
  const team = async (name: string) =>
    (await call('POST', '/api/v1/teams', { ...base, name })).body.id as string;
  const [prisons, jkt, chui] = [
    await team('Tanzania Prisons'),
    await team('JKT'),
    await team('Chui'),
  ];
  const play = async (team1: string, team2: string) => {
    const day = { matchType: 'Friendly', matchDate: '2026-12-01', matchTime: '16:00' };
    return (await call('POST', '/api/v1/matches', { team1, team2, ...day })).body.id as string;
  };
  const meeting = await play(jkt, prisons);
  const other = await play(jkt, chui);
  await call('POST', '/api/v1/players', { fullName: 'Zawadi Mosha', dateOfBirth: '2014-01-01' });
  await call('POST', '/api/v1/players', { fullName: 'Zawadi Komba', dateOfBirth: '1999-01-01' });
  const league = { name: 'Ligi Kuu', type: 'League', startsAt: '2026-07-26', location: 'Arusha' };
  await call('POST', '/api/v1/leagues', { ...league, partner: 'N/A' });
  const ask = async (q: string) =>
    (await call('GET', `/api/v1/search?q=${encodeURIComponent(q)}`, undefined, { token: null }))
      .body;

  expect((await ask('tanzannia prisns')).teams).toMatchObject([{ id: prisons, detail: 'Moshi' }]);
  expect((await ask('LÍGI KUU')).leagues).toMatchObject([{ name: 'Ligi Kuu', detail: 'Arusha' }]);
  expect((await ask('zawdi')).players).toMatchObject([{ name: 'Zawadi Komba' }]);
  const both = await ask('prisons v jkt');
  expect(both.matches.map((hit: { id: string }) => hit.id)).toEqual([meeting]);
  expect(both.teams.map((hit: { id: string }) => hit.id).sort()).toEqual([prisons, jkt].sort());
  const ofJkt = (await ask('jkt')).matches.map((hit: { id: string }) => hit.id);
  expect(ofJkt.sort()).toEqual([meeting, other].sort());
  await call('DELETE', `/api/v1/teams/${chui}`);
  expect((await ask('chui')).teams).toEqual([]);
  expect(await ask('%')).toEqual({ teams: [], players: [], leagues: [], matches: [] });
  expect(server.failures).toEqual([]);
  await server.stop();
});
