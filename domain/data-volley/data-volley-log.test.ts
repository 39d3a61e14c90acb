import { expect, test } from 'vitest';
import { PRESETS } from '../volleyball/presets.ts';
import { dataVolleyLog } from './data-volley-log.ts';

const FILE = `[3TEAMS]
MOS;Moshi;0;
ARU;Arusha;0;
[3SCOUT]
*P02>LUp;;;;;;;15.00.00;1;1;1;1;;;
*02SM#;;;;;;;15.00.05;1;1;1;1;;;
*p01:00;;;;;;;15.00.06;1;1;1;1;;;`;

test('a file gives the same log each time, the home team first unless it is said otherwise', () => {
  const rules = PRESETS.indoor;
  const read = dataVolleyLog(FILE, { rules })!;
  expect(read.file.home.name).toBe('Moshi');
  expect(read.log.state.sets[0]).toMatchObject({ team1Score: 1, team2Score: 0 });
  expect(read.log.events.map(({ id }) => id).slice(0, 2)).toEqual(['dvw-1', 'dvw-2']);
  expect(dataVolleyLog(FILE, { rules })).toEqual(read);
  const away = dataVolleyLog(FILE, { rules, home: 'team2', midnight: 1000 })!;
  expect(away.log.state.sets[0]).toMatchObject({ team1Score: 0, team2Score: 1 });
  expect(away.log.events[0]!.at).toBe(read.log.events[0]!.at + 1000);
});

test('a text that is no such file gives null', () => {
  expect(dataVolleyLog('team1,team2', { rules: PRESETS.indoor })).toBeNull();
});
