import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareFractions } from './fraction.ts';
import { computeStandings, type StandingsInput } from './standings.ts';
import { dice, randomLeague, shuffled } from './testing/random-league.ts';

const seeds = fc.integer({ min: 1, max: 2 ** 31 });
const league = seeds.map(randomLeague);

test('the order of the input does not matter', () => {
  fc.assert(
    fc.property(league, seeds, (input, seed) => {
      const roll = dice(seed);
      const turned: StandingsInput = {
        ...input,
        teams: shuffled(input.teams, roll),
        matches: shuffled(input.matches, roll),
        fixtures: shuffled(input.fixtures!, roll),
        placings: shuffled(input.placings!, roll),
        withdrawals: shuffled(input.withdrawals!, roll),
      };
      expect(computeStandings(turned)).toEqual(computeStandings(input));
    }),
  );
});

test('the order of the two teams matters to the home and away views only', () => {
  fc.assert(
    fc.property(league, seeds, (input, seed) => {
      const roll = dice(seed);
      const isTurned = new Map(input.matches.map((match) => [match.id, roll(2) === 0]));
      const matches = input.matches.map((match) =>
        isTurned.get(match.id) ? swapped(match) : match,
      );
      const overall = { ...input, view: 'all' as const };
      expect(computeStandings({ ...overall, matches })).toEqual(computeStandings(overall));
    }),
  );
});

function swapped(match: StandingsInput['matches'][number]): StandingsInput['matches'][number] {
  const turn = ([a, b]: readonly [number, number]) => [b, a] as const;
  const forfeit =
    match.forfeit === 'team1' ? 'team2' : match.forfeit === 'team2' ? 'team1' : match.forfeit;
  return {
    ...match,
    team1: match.team2,
    team2: match.team1,
    sets: match.sets.map(turn),
    setsWon: turn(match.setsWon),
    forfeit,
  };
}

test('the away view is the home view of all matches turned around', () => {
  fc.assert(
    fc.property(league, (input) => {
      const turned = {
        ...input,
        matches: input.matches.map(swapped),
        fixtures: [],
        view: 'home' as const,
      };
      expect(computeStandings(turned)).toEqual(
        computeStandings({ ...input, fixtures: [], view: 'away' }),
      );
    }),
  );
});

test('a team without matches leaves the order of those who have played', () => {
  fc.assert(
    fc.property(league, (input) => {
      const order = (teams: readonly string[]) =>
        computeStandings({ ...input, teams })
          .rows.filter((row) => row.played > 0)
          .map((row) => row.team);
      expect(order([...input.teams, 'T4'])).toEqual(order(input.teams));
    }),
  );
});

test('renaming the teams renames them in the table', () => {
  fc.assert(
    fc.property(league, seeds, (input, seed) => {
      const names = shuffled(input.teams, dice(seed));
      const named = (team: string) => `new ${names[input.teams.indexOf(team)]}`;
      const rename = <T extends { team1: string; team2: string }>(match: T): T => ({
        ...match,
        team1: named(match.team1),
        team2: named(match.team2),
      });
      const renameOne = <T extends { team: string }>(it: T): T => ({ ...it, team: named(it.team) });
      const renamed: StandingsInput = {
        ...input,
        teams: input.teams.map(named),
        matches: input.matches.map(rename),
        fixtures: input.fixtures!.map(rename),
        adjustments: input.adjustments!.map(renameOne),
        withdrawals: input.withdrawals!.map(renameOne),
        placings: input.placings!.map(renameOne),
        lots: input.lots!.map((lot) => ({ order: lot.order.map(named) })),
      };
      const ranks = (question: StandingsInput, name: (team: string) => string) =>
        new Map(computeStandings(question).rows.map((row) => [name(row.team), row.rank]));
      expect(ranks(renamed, (team) => team)).toEqual(ranks(input, named));
    }),
  );
});

test('ranks and positions fit together and every pair of neighbours is explained', () => {
  fc.assert(
    fc.property(league, (input) => {
      const { rows, explanations } = computeStandings(input);
      expect(rows.map((row) => row.position)).toEqual(input.teams.map((_, index) => index + 1));
      expect(explanations.map((it) => [it.above, it.below])).toEqual(
        rows.slice(1).map((row, index) => [rows[index]!.team, row.team]),
      );
      rows.slice(1).forEach((row, index) => {
        const { criterion, exact } = explanations[index]!;
        const isShared = row.rank === rows[index]!.rank;
        expect(criterion === 'shared').toBe(isShared);
        expect(isShared || row.rank === row.position).toBe(true);
        if (exact !== null) expect(compareFractions(exact[0], exact[1])).toBeLessThan(0);
      });
    }),
  );
});

test('sets and points won by all teams equal those lost', () => {
  fc.assert(
    fc.property(league, (input) => {
      const { rows } = computeStandings({
        ...input,
        view: 'all',
        withdrawals: [],
        // A double forfeit is lost by both.
        matches: input.matches.filter((match) => match.forfeit !== 'both'),
      });
      const sum = (number: (row: (typeof rows)[number]) => number) =>
        rows.reduce((total, row) => total + number(row), 0);
      expect(sum((row) => row.won)).toBe(sum((row) => row.lost));
      expect(sum((row) => row.setsWon)).toBe(sum((row) => row.setsLost));
      expect(sum((row) => row.pointsWon)).toBe(sum((row) => row.pointsLost));
      expect(sum((row) => row.won + row.drawn + row.lost)).toBe(sum((row) => row.played));
    }),
  );
});
