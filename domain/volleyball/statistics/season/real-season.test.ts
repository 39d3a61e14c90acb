import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDataVolley } from '../../../data-volley/data-volley-file.ts';
import { matchOfFile } from '../../../data-volley/match-of-file.ts';
import { PRESETS } from '../../presets.ts';
import type { Side } from '../../side.ts';
import { ATTACK_PHASES } from '../touches/attack-phases.ts';
import { type DvwRow, heatmapOf, reportOf, rowsOf } from '../touches/testing/count-dvw.ts';
import { ZONE_MAPS, type ZoneMap, zonesOfTally } from '../touches/zone-counts.ts';
import { addFigures } from './add-figures.ts';
import { NO_FIGURES, teamFigures } from './team-figures.ts';

const RAW = new URL('../../../../../shared/data/raw/', import.meta.url);
const absent = !existsSync(RAW);
const why = absent ? ' (skipped: ../shared/data is not here)' : '';
const SIGNS = { '*': 'team1', a: 'team2' } as const satisfies Record<string, Side>;

function readAll() {
  const names = readdirSync(RAW).filter((name) => name.endsWith('.dvw'));
  return names.map((name) => {
    const text = readFileSync(new URL(name, RAW), 'latin1');
    const target = name.startsWith('example-click') ? 21 : PRESETS.indoor.target;
    let id = 0;
    const nextId = () => {
      id += 1;
      return `e${id}`;
    };
    const rules = { ...PRESETS.indoor, target };
    const order = { home: 'team1', midnight: 0, nextId } as const;
    return { log: matchOfFile(rules, readDataVolley(text)!, order).log, rows: rowsOf(text) };
  });
}

/** All matches as if the teams with one sign were one team; rows with the numbers of their rallies in the season. */
function season(sign: '*' | 'a') {
  const matches = readAll();
  const figures = matches
    .map(({ log }) => teamFigures(log)[SIGNS[sign]])
    .reduce(addFigures, NO_FIGURES);
  const rows = matches.flatMap(({ rows }, match) =>
    rows.map((row) => ({ ...row, rally: match * 1000 + row.rally, set: `${match} ${row.set}` })),
  );
  return { figures, rows, own: rows.filter(({ team }) => team === sign), matches: matches.length };
}

test.skipIf(absent)(`the second count finds the touches of a season of all files${why}`, () => {
  for (const sign of ['*', 'a'] as const) {
    const { figures, rows, own, matches } = season(sign);
    const touches = figures.touches!;
    expect(touches.matches).toBe(matches);
    expect(touches.sets).toBe(new Set(rows.map(({ set }) => set)).size);
    expect(touches.line).toEqual(reportOf(own));
    const phases = ATTACK_PHASES.map((phase) => touches.attack[phase].kills);
    expect(phases.reduce((total, kills) => total + kills, 0)).toBe(touches.line.attack.kills);
    const shirts = new Set(own.map(({ player }) => player).filter((shirt) => /^\d/.test(shirt)));
    expect(figures.shirts.size).toBe(shirts.size);
    for (const shirt of shirts) {
      const ofShirt = own.filter(({ player }) => player === shirt);
      expect(figures.shirts.get(Number(shirt))!.line).toEqual(reportOf(ofShirt));
      expectZones(figures.shirts.get(Number(shirt))!.zones, ofShirt);
    }
    expectZones(touches.zones, own);
  }
});

const HEATMAPS: Record<ZoneMap, [string, 'startZone' | 'endZone', string[]]> = {
  serveTo: ['S', 'endZone', ['Ace']],
  receptionAt: ['R', 'endZone', ['Perfect pass', 'Positive, attack']],
  attackFrom: ['A', 'startZone', ['Winning attack']],
  attackTo: ['A', 'endZone', ['Winning attack']],
};

function expectZones(tally: Parameters<typeof zonesOfTally>[0], rows: readonly DvwRow[]) {
  const zones = zonesOfTally(tally);
  for (const map of ZONE_MAPS) {
    const counts = heatmapOf(rows, ...HEATMAPS[map]);
    const isEmpty = counts.every(([, total]) => total === 0);
    const ours = zones[map]?.map(({ zone, total, good }) => [zone, total, good]) ?? null;
    expect(ours).toEqual(isEmpty ? null : counts);
  }
}

test.skipIf(absent)(`the second count finds side-outs by setter over a season${why}`, () => {
  for (const sign of ['*', 'a'] as const) {
    const { figures, rows } = season(sign);
    const field = sign === '*' ? 'homeSetter' : 'awaySetter';
    const rallies = [...new Map(rows.map((row) => [row.rally, row])).values()];
    for (const { place, sideOut, breakPoint } of figures.setter!.places) {
      const here = rallies.filter((row) => row[field] === String(place) && row.server !== '');
      expect([breakPoint, sideOut]).toEqual([
        shareOf(sign, here, ({ server }) => server === sign),
        shareOf(sign, here, ({ server }) => server !== sign),
      ]);
    }
    const of = (served: boolean) =>
      shareOf(sign, rallies, ({ server }) => (server === sign) === served);
    expect([figures.phases!.breakPoint, figures.phases!.sideOut]).toEqual([of(true), of(false)]);
  }
});

function shareOf(sign: string, rallies: readonly DvwRow[], isMeant: (rally: DvwRow) => boolean) {
  const meant = rallies.filter(isMeant);
  return { won: meant.filter(({ winner }) => winner === sign).length, of: meant.length };
}
