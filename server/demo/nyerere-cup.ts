import { addDays } from '#domain/competition/schedule/calendar.ts';
import { computeStandings } from '#domain/competition/standings/standings.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { allAgainstAll, type DemoFixture, type DemoLeague, league } from './demo-league.ts';
import { inventSets } from './invention/invented-sets.ts';

const GROUPS = {
  A: ['Jeshi Stars', 'Pentagon', 'Kigoma Stars', 'Mzinga'],
  B: ['Tanzania Prisons', 'Flowers', 'Shinyanga Stars', 'SUA VC'],
  C: ['Mafunzo', 'Capital City', 'Moro Stars', 'Kinyerezi'],
  D: ['JKT', 'Faru', 'Kili Stars', 'Ukonga Warriors'],
};
const GROUND = 'Viwanja vya Ngarenaro';

/** A cup over five days: four groups, then quarter-finals, semi-finals, the places and the final. */
export function nyerereCup(start: string): DemoLeague {
  const groups = Object.entries(GROUPS).map(([group, teams], index) => {
    const calendar = { start, daysBetween: 1, location: GROUND, group, slot: index };
    return { teams, fixtures: allAgainstAll(teams, calendar) };
  });
  const best = groups.map(({ teams, fixtures }) => bestTwo(teams, fixtures));
  const [a, b, c, d] = best as [Two, Two, Two, Two];
  const quarters = [
    knockOut(start, 3, '08:00', 'Quarter-final', a[0], b[1]),
    knockOut(start, 3, '10:00', 'Quarter-final', c[0], d[1]),
    knockOut(start, 3, '12:00', 'Quarter-final', b[0], a[1]),
    knockOut(start, 3, '14:00', 'Quarter-final', d[0], c[1]),
  ] as const;
  const [first, second, three, four] = quarters.map(winnerOf) as [string, string, string, string];
  const semis = [
    knockOut(start, 4, '08:00', 'Semi-final', first, second),
    knockOut(start, 4, '10:00', 'Semi-final', three, four),
  ];
  const finalists = semis.map(winnerOf) as [string, string];
  const losers = semis.map(loserOf) as [string, string];
  return {
    input: league(`Nyerere Cup ${start.slice(0, 4)}`, 'Tournament', start, 'Arusha'),
    gender: 'Men',
    fixtures: [
      ...groups.flatMap((group) => group.fixtures),
      ...quarters,
      ...semis,
      knockOut(start, 4, '14:00', 'Third place', ...losers),
      knockOut(start, 4, '16:00', 'Final', ...finalists),
    ],
  };
}

type Two = [string, string];

function bestTwo(teams: readonly string[], fixtures: readonly DemoFixture[]): Two {
  const { rows } = computeStandings({
    teams,
    matches: fixtures.map((fixture, index) => {
      const sets = setsOf(fixture);
      return {
        id: String(index),
        team1: fixture.team1,
        team2: fixture.team2,
        sets,
        setsWon: winsOf(sets),
      };
    }),
  });
  return [rows[0]!.team, rows[1]!.team];
}

function knockOut(
  start: string,
  day: number,
  time: string,
  round: string,
  team1: string,
  team2: string,
): DemoFixture {
  const date = addDays(start, day);
  return { date, time, team1, team2, location: GROUND, round, counts: false };
}

function setsOf({ date, team1, team2 }: DemoFixture) {
  return inventSets(PRESETS.indoor, team1, team2, date);
}

function winsOf(sets: readonly (readonly [number, number])[]): [number, number] {
  const won = sets.filter(([home, away]) => home > away).length;
  return [won, sets.length - won];
}

function winnerOf(fixture: DemoFixture): string {
  const [home, away] = winsOf(setsOf(fixture));
  return home > away ? fixture.team1 : fixture.team2;
}

function loserOf(fixture: DemoFixture): string {
  return winnerOf(fixture) === fixture.team1 ? fixture.team2 : fixture.team1;
}
