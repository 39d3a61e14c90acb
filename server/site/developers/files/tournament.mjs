// A whole tournament: league, teams, fixtures, results, table. It needs an administrator's token.
//   TOKEN=wavu_... node tournament.mjs https://scores.example "Mwanza Cup" 2026-12-05
import { createWavu } from './wavu.mjs';

const [origin, name, startDate] = process.argv.slice(2);
const wavu = createWavu(origin, { token: process.env.TOKEN });

// With a key each thing is made once, however often the program runs on that day.
const keyOf = (thing) =>
  `${startDate}/${name}/${thing}`
    .replace(/[^!-~]/g, '_')
    .padEnd(16, '-')
    .slice(0, 64);
const create = (call, body) => wavu.call(call, { body, key: keyOf(`${call}${body.name}`) });

const place = 'Mwanza';
const { id } = await create('POST /leagues', {
  name,
  type: 'Tournament',
  startsAt: startDate,
  location: place,
  partner: 'N/A',
});
for (const animal of ['Chui', 'Nyuki', 'Simba', 'Tembo']) {
  const team = { name: `${name} ${animal}`, city: place, coach: 'N/A', gender: 'Women' };
  const { id: teamId } = await create('POST /teams', team);
  await wavu.call('POST /leagues/{id}/teams/{teamId}', { path: { id, teamId } });
}
await wavu.call('POST /leagues/{id}/fixtures', {
  path: { id },
  body: { kind: 'round-robin', startDate },
  key: keyOf('fixtures'),
});
// Here the team that comes first in the alphabet wins.
const WON = [
  [25, 19],
  [25, 21],
  [25, 23],
];
const LOST = WON.map(([winner, loser]) => [loser, winner]);
for await (const match of wavu.each('GET /matches', { query: { league: id } })) {
  const sets = match.team1.name < match.team2.name ? WON : LOST;
  await wavu.call('PUT /matches/{id}/result', { path: { id: match.id }, body: { sets } });
}
const { items } = await wavu.call('GET /leagues/{id}/places', { path: { id } });
for (const { rank, team } of items) console.log(rank, team.name);
