import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { computeStandings } from '../standings/standings.ts';
import { type LeagueFile, standingsMatch } from '../standings/testing/league-file.ts';
import { CALIBRATED_LEAGUES, CALIBRATION, type CalibrationRow } from './calibration.ts';
import { matchChance } from './match-chances.ts';
import { setChance, setStrength } from './set-strength.ts';

/** Leagues that may be copied are in the repository, the others in a folder beside it. */
const FREE = new URL('../../../test-data/leagues/', import.meta.url);
const SHARED = new URL('../../../../shared/data/leagues/', import.meta.url);
const BEST_OF_5 = { setsToWin: 3, fixedSets: null } as const;

type Prediction = { model: number; points: number; won: boolean };

/** Every match after the first third of its season, predicted from the days before its own. */
function predictions(folder: URL): Prediction[] {
  return leagueFiles(folder).filter(isLongEnough).flatMap(predictLeague);
}

function leagueFiles(folder: URL): LeagueFile[] {
  return readdirSync(folder).map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
}

function isLongEnough({ matches }: LeagueFile): boolean {
  return matches !== undefined && matches.length >= 60;
}

function predictLeague({ matches: entries, name }: LeagueFile): Prediction[] {
  const matches = entries
    .map((entry, index) => ({
      ...standingsMatch(entry, index),
      day: entry.date ?? String(entry.round ?? index).padStart(4, '0'),
      isPlayed: entry.forfeit === undefined && !entry.notCounted,
      neutral: /nations league/i.test(name),
    }))
    .filter(({ isPlayed, setsWon }) => isPlayed && setsWon[0] !== setsWon[1])
    .sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
  const teams = [...new Set(matches.flatMap(({ team1, team2 }) => [team1, team2]))];
  return matches.slice(Math.floor(matches.length / 3)).map((match) => {
    const before = matches.filter(({ day }) => day < match.day);
    const { rows } = computeStandings({ teams, matches: before });
    const pointsOf = (team: string) => 1 + rows.find((row) => row.team === team)!.points;
    const first = pointsOf(match.team1);
    return {
      model: matchChance(setChance(setStrength(teams, before), match), BEST_OF_5),
      points: first / (first + pointsOf(match.team2)),
      won: match.setsWon[0] > match.setsWon[1],
    };
  });
}

/** The mean of what each outcome costs who gave it this chance; log 2 for whoever says one half. */
function logLoss(found: readonly Prediction[], of: 'model' | 'points'): number {
  const costs = found.map(({ won, ...chances }) => -Math.log(won ? chances[of] : 1 - chances[of]));
  return costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
}

function expectBetterThanPoints(found: readonly Prediction[], most: number): void {
  const model = logLoss(found, 'model');
  expect(model).toBeLessThan(logLoss(found, 'points') - 0.02);
  expect(model).toBeLessThan(most);
}

function calibrationOf(found: readonly Prediction[]): CalibrationRow[] {
  return Array.from({ length: 10 }, (_, tenth) => {
    const bin = found.filter(({ model }) => Math.min(9, Math.floor(model * 10)) === tenth);
    return {
      matches: bin.length,
      predicted: bin.reduce((sum, { model }) => sum + model, 0) / bin.length,
      won: bin.filter((it) => it.won).length / bin.length,
    };
  });
}

function expectCalibrated(found: readonly Prediction[]): void {
  for (const { matches, predicted, won } of calibrationOf(found)) {
    // Three standard errors of as many matches.
    const error = 3 * Math.sqrt((predicted * (1 - predicted)) / matches);
    expect(Math.abs(won - predicted)).toBeLessThan(error + 0.02);
  }
}

const free = predictions(FREE);
const shared = existsSync(SHARED) ? predictions(SHARED) : [];

test('leagues of the repository are predicted better by strength than by points', () => {
  expect(free.length).toBeGreaterThan(600);
  expectBetterThanPoints(free, 0.46);
});

test('leagues of the repository have about as many wins as predicted, in each tenth', () => {
  expectCalibrated(free);
});

test.skipIf(shared.length === 0)(
  'leagues beside the repository are predicted better by strength than by points',
  () => {
    expect(shared.length).toBeGreaterThan(1600);
    expectBetterThanPoints(shared, 0.455);
  },
);

test.skipIf(shared.length === 0)(
  'leagues beside the repository have about as many wins as predicted, in each tenth',
  () => expectCalibrated(shared),
);

const perMille = (share: number) => Math.round(share * 1000) / 1000;

test.skipIf(shared.length === 0)(
  'the calibration that pages show is counted from the leagues beside the repository',
  () => {
    const counted = calibrationOf(shared).map(({ matches, predicted, won }) => {
      return { matches, predicted: perMille(predicted), won: perMille(won) };
    });
    expect(counted).toEqual(CALIBRATION);
    const predicted = leagueFiles(SHARED).filter(isLongEnough);
    expect(predicted).toHaveLength(CALIBRATED_LEAGUES);
  },
);
