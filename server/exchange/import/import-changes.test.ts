import { expect, test } from 'vitest';
import { startLeague } from './testing/import-into.ts';

test('imported fixtures create their teams, groups and entries', async () => {
  const league = await startLeague();
  const answer = await league.send(
    [
      'team2;team1;date;group;round;location;time',
      'Polisi;Jeshi;2026-02-01;A;1;Uwanja wa Ndani;9:30',
      'JKT;Jeshi;2026-02-02;A;2;;',
      'Simba;"Chui; ya ""Kusini""";2026-02-02;B;1;;16:00:00',
    ].join('\r\n'),
  );
  expect(answer).toEqual({ created: 3, updated: 0, errors: [] });
  const matches = await league.matches();
  expect(matches[0]).toMatchObject({
    team1: { name: 'Jeshi' },
    team2: { name: 'Polisi' },
    matchDate: '2026-02-01',
    matchTime: '09:30',
    startsAt: '2026-02-01T06:30:00.000Z',
    location: 'Uwanja wa Ndani',
    round: '1',
    group: { name: 'A' },
    status: 'not started',
    gender: 'Men',
  });
  expect(matches[2]).toMatchObject({ team1: { name: 'Chui; ya "Kusini"' }, matchTime: '16:00' });
  const { body } = await league.call('GET', `${league.path}/groups`);
  const groups = body.items.map((group: { name: string; teams: { name: string }[] }) => [
    group.name,
    group.teams.map((team) => team.name),
  ]);
  expect(groups).toEqual([
    ['A', ['Jeshi', 'JKT', 'Polisi']],
    ['B', ['Chui; ya "Kusini"', 'Simba']],
  ]);
  await league.stop();
});

test('a cell that a spreadsheet would run as a formula is stored as its text', async () => {
  const league = await startLeague();
  await league.send('\uFEFFdate,team1,team2\n2026-02-01,=1+2,"@SUM(A1:A9)"\n');
  const [match] = await league.matches();
  expect([match.team1.name, match.team2.name]).toEqual(['=1+2', '@SUM(A1:A9)']);
  await league.stop();
});

test('the same name in other capitals, accents and spaces is the same team', async () => {
  const league = await startLeague();
  const { body: there } = await league.call('POST', '/api/v1/teams', {
    name: 'Kigómá  Stars',
    city: 'Kigoma',
    coach: 'N/A',
    gender: 'Men',
  });
  await league.send('date,team1,team2\n2026-02-01,KIGOMA STARS,Polisi\n2026-02-02,polisi,Jeshi\n');
  const { body } = await league.call('GET', '/api/v1/teams');
  const names = body.items.map((team: { name: string }) => team.name);
  expect(names).toEqual(['Jeshi', 'Kigómá  Stars', 'Polisi']);
  expect((await league.matches())[0].team1.id).toBe(there.id);
  await league.stop();
});

test('a women’s league takes the women’s team of a club with both', async () => {
  const league = await startLeague();
  const club = { name: 'JKT', city: 'Dar es Salaam', coach: 'N/A' };
  const men = await league.call('POST', '/api/v1/teams', { ...club, gender: 'Men' });
  const women = await league.call('POST', '/api/v1/teams', { ...club, gender: 'Women' });
  const csv = 'date,team1,team2\n2026-02-01,JKT,Polisi\n';
  const vague = await league.send(csv);
  expect(vague.errors).toMatchObject([{ row: 2, column: 'team1' }]);
  await league.send(csv, '?gender=Women');
  const [match] = await league.matches();
  expect(match.team1.id).toBe(women.body.id);
  expect(match.team1.id).not.toBe(men.body.id);
  expect(match.gender).toBe('Women');
  const later = await league.send('date,team1,team2\n2026-02-08,Polisi,JKT\n');
  expect(later).toMatchObject({ created: 1, errors: [] });
  await league.stop();
});

test('a name shared by two teams means the team of the league', async () => {
  const league = await startLeague();
  const team = { name: 'Stars', coach: 'N/A', gender: 'Men' };
  const inKigoma = await league.call('POST', '/api/v1/teams', { ...team, city: 'Kigoma' });
  await league.call('POST', '/api/v1/teams', { ...team, city: 'Mtwara' });
  const csv = 'date,team1,team2\n2026-02-01,stars,Polisi\n';
  expect((await league.send(csv)).errors).toMatchObject([{ row: 2, column: 'team1' }]);
  await league.call('POST', `${league.path}/teams/${inKigoma.body.id}`);
  expect(await league.send(csv)).toEqual({ created: 1, updated: 0, errors: [] });
  expect((await league.matches())[0].team1.id).toBe(inKigoma.body.id);
  await league.stop();
});

test('a changed cell changes its match, an empty one changes nothing', async () => {
  const league = await startLeague();
  await league.send('date,time,team1,team2,location\n2026-02-01,16:00,Jeshi,Polisi,Hall\n');
  const [before] = await league.matches();
  const answer = await league.send(
    'date,time,team1,team2,location,group,counts\n2026-02-01,18:00,Jeshi,Polisi,,A,no\n',
  );
  expect(answer).toEqual({ created: 0, updated: 1, errors: [] });
  const [after] = await league.matches();
  expect(after).toMatchObject({
    id: before.id,
    matchTime: '18:00',
    startsAt: '2026-02-01T15:00:00.000Z',
    location: 'Hall',
    group: { name: 'A' },
    version: before.version + 1,
  });
  const { body } = await league.call('GET', `${league.path}/standings`);
  expect(body.rows).toHaveLength(2);
  await league.stop();
});

test('a changed result is entered after the former one in the log, which keeps both', async () => {
  const league = await startLeague();
  const row = (sets: string) => `date,team1,team2,sets,result\n2026-02-01,Jeshi,Polisi,${sets}\n`;
  await league.send(row('25-20 25-20 25-20,3-0'));
  const answer = await league.send(row('25-20 20-25 25-20 25-20,'));
  expect(answer).toEqual({ created: 0, updated: 1, errors: [] });
  const [match] = await league.matches();
  expect(match).toMatchObject({ status: 'ended', team1Wins: 3, team2Wins: 1, seq: 7 });
  const log = await league.call('GET', `/api/v1/matches/${match.id}/events`);
  const types = log.body.items.map((event: { type: string }) => event.type);
  expect(types.filter((type: string) => type === 'set-result')).toHaveLength(5);
  expect(types.filter((type: string) => type === 'void')).toHaveLength(0);
  // Fewer words of the same result change nothing, a forfeit does.
  expect(await league.send(row(',3-1'))).toMatchObject({ created: 0, updated: 0, errors: [] });
  expect(await league.send(row(',forfeit1'))).toMatchObject({ updated: 1, errors: [] });
  expect((await league.matches())[0]).toMatchObject({ forfeit: 'team1', winner: 'team2' });
  const audit = await league.call('GET', `/api/v1/audit?subject=match:${match.id}`);
  expect(audit.body.items).toHaveLength(2);
  await league.stop();
});

test('two matches between the same teams on one day stay two in any order', async () => {
  const league = await startLeague({ type: 'Bonanza' });
  const rows = [
    '2026-02-01,18:00,Jeshi,Polisi,25-20',
    '2026-02-01,10:00,Jeshi,Polisi,20-25',
    '2026-02-01,,Jeshi,Polisi,25-23',
    '2026-02-01,,Jeshi,Polisi,23-25',
  ];
  const header = 'date,time,team1,team2,sets';
  const csv = [header, ...rows].join('\n');
  expect(await league.send(csv)).toMatchObject({ created: 4, errors: [] });
  expect(await league.send(csv)).toMatchObject({ created: 0, updated: 0, errors: [] });
  const turned = [header, ...rows.toReversed()].join('\n');
  expect(await league.send(turned)).toMatchObject({ created: 0, updated: 0, errors: [] });
  await league.stop();
});

test('a match scored by points is not overwritten', async () => {
  const league = await startLeague({ rules: 'single-set-15' });
  await league.send('date,team1,team2\n2026-02-01,Jeshi,Polisi\n');
  const [{ id }] = await league.matches();
  const pen = (await league.call('POST', `/api/v1/matches/${id}/pen`, {})).body;
  const event = (type: string, facts: object) => ({
    id: crypto.randomUUID(),
    at: 0,
    type,
    ...facts,
  });
  const rallies = Array.from({ length: 15 }, (_, index) =>
    event('rally', { winner: 'team1', no: index + 1 }),
  );
  const events = [
    event('start', {}),
    event('set-start', { set: 1, firstServe: 'team1' }),
    ...rallies,
  ];
  const sent = { epoch: pen.epoch, baseSeq: pen.seq, events };
  expect((await league.call('POST', `/api/v1/matches/${id}/events`, sent)).status).toBe(200);
  const other = await league.send('date,team1,team2,sets\n2026-02-01,Jeshi,Polisi,15-13\n');
  expect(other.errors).toMatchObject([{ row: 2, column: 'sets' }]);
  expect(other.errors[0].message).toContain('point by point');
  const same = await league.send('date,team1,team2,sets\n2026-02-01,Jeshi,Polisi,15-0\n');
  expect(same).toEqual({ created: 0, updated: 0, errors: [] });
  expect((await league.matches())[0]).toMatchObject({ detail: 'points', seq: 17 });
  await league.stop();
});

test('a whole season of thousands of results arrives and changes at once', async () => {
  const league = await startLeague({ type: 'Bonanza' });
  const count = Number(process.env.WAVU_TEST_IMPORT_ROWS ?? 2500);
  const season = (score: string) =>
    [
      'date,team1,team2,round,sets',
      ...Array.from({ length: count }, (_, index) => {
        const number = index % 40;
        const other = (index % 39) + 1;
        return `2026-02-01,Team ${number},Team ${number === other ? 40 : other},${index},${score}`;
      }),
    ].join('\n');
  expect(await league.send(season('25-20'))).toEqual({ created: count, updated: 0, errors: [] });
  expect(await league.send(season('20-25'))).toEqual({ created: 0, updated: count, errors: [] });
  expect(await league.send(season('20-25'))).toEqual({ created: 0, updated: 0, errors: [] });
  await league.stop();
});

test('an exported file moves no match back where its times are left as they are', async () => {
  const league = await startLeague();
  const fixture = 'date,time,team1,team2,location,court\n2026-02-01,16:00,Jeshi,Polisi,Ndani,2\n';
  await league.send(fixture);
  const path = `/api/v1/exports/fixtures?league=${league.id}`;
  const exported = await (await league.app.request(path)).text();
  expect(await league.send(exported)).toMatchObject({ created: 0, updated: 0 });
  await league.send(fixture.replace('16:00', '18:30'));
  const filled = exported.replace(/,,,yes/, ',25-20 25-20 25-20,,yes');
  const shown = await league.send(filled, '?dryRun=true');
  expect(shown.changes[0].columns[0]).toEqual({ column: 'time', before: '18:30', after: '16:00' });
  const decisions = encodeURIComponent(JSON.stringify({ leaveTimes: true }));
  expect(await league.send(filled, `?decisions=${decisions}`)).toMatchObject({ updated: 1 });
  const [match] = await league.matches();
  expect([match.matchTime, match.court, match.team1Wins]).toEqual(['18:30', '2', 3]);
  await league.stop();
});

test('an exported player without a team stays without one, and one with a team keeps it', async () => {
  const league = await startLeague();
  await league.call('POST', '/api/v1/import/teams', 'name,gender\nJeshi,Men\n');
  const players = 'fullName,team\nJuma Ally,Jeshi\nOmari Said,–\nSalim Bakari,Jeshi\n';
  await league.call('POST', '/api/v1/import/players', players);
  const { app, token } = league;
  const headers = { authorization: `Bearer ${token}` };
  const exported = await (await app.request('/api/v1/exports/players', { headers })).text();
  const { body } = await league.call('POST', '/api/v1/import/players', exported);
  expect(body).toEqual({ created: 0, updated: 0, errors: [] });
  await league.stop();
});
