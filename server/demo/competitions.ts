import { addDays } from '#domain/competition/schedule/calendar.ts';
import { lastAnniversary, weekdayFrom } from './calendar.ts';
import { allAgainstAll, type DemoLeague, league } from './demo-league.ts';
import { nyerereCup } from './nyerere-cup.ts';
import { BEACH_PAIRS } from './tanzania.ts';

const TVNL_MEN = {
  A: ['Jeshi Stars', 'Moro Stars', 'MTC', 'Pentagon', 'Best Six', 'UDSM', 'Kigoma Stars', 'Hazina'],
  B: ['Tanzania Prisons', 'Faru', 'JKT', 'SAUT Mwanza', 'MUST VC', 'Kili Stars', 'TPA Bandari'],
};

/** The leagues of the demonstration as they would stand on that day. */
export function demoLeagues(today: string): DemoLeague[] {
  const year = today.slice(0, 4);
  const zanzibar = { start: addDays(today, -15), daysBetween: 3 };
  return [
    ...nationalLeague(today, year),
    ...darevaLeague(today, year),
    {
      input: league(`Ligi Kuu Zanzibar ${year}`, 'League', zanzibar.start, 'Zanzibar'),
      gender: 'Men',
      fixtures: allAgainstAll(
        'Mafunzo,KVZ,Nyuki,Polisi Zanzibar,JKU,Chuoni,Mkoroshoni,Micheweni'.split(','),
        { ...zanzibar, location: 'Uwanja wa Mafunzo' },
      ),
    },
    // Over: it takes five days.
    nyerereCup(lastAnniversary(addDays(today, -4), '10-10')),
    ...tournaments(addDays(weekdayFrom(today, 6), -7)),
  ];
}

function nationalLeague(today: string, year: string): DemoLeague[] {
  const inSeason = addDays(weekdayFrom(today, 6), -35);
  const indoorHall = 'Uwanja wa Ndani wa Taifa';
  const tvnl = { start: inSeason, daysBetween: 7 };
  const women = { ...tvnl, start: addDays(inSeason, 1) };
  return [
    {
      input: league(`TVNL ${year} Men`, 'League', tvnl.start, 'Dar es Salaam'),
      gender: 'Men',
      fixtures: [
        ...allAgainstAll(TVNL_MEN.A, { ...tvnl, location: indoorHall, group: 'A' }),
        ...allAgainstAll(TVNL_MEN.B, {
          ...tvnl,
          location: 'Viwanja vya Mwembe Yanga',
          group: 'B',
          slot: 1,
        }),
      ],
    },
    {
      input: league(`TVNL ${year} Women`, 'League', women.start, 'Dar es Salaam'),
      gender: 'Women',
      fixtures: allAgainstAll(
        'Jeshi Stars,Tanzania Prisons,JKT,TPA Bandari,Korosho Queens,Star Girls,Mkalapa Girls,Dodoma Queens'.split(
          ',',
        ),
        { ...women, location: indoorHall },
      ),
    },
  ];
}

function darevaLeague(today: string, year: string): DemoLeague[] {
  // In the week, for three of its clubs play the national league on Saturdays and Sundays.
  const dareva = { start: addDays(weekdayFrom(today, 3), -35), daysBetween: 7 };
  const women = { ...dareva, start: addDays(weekdayFrom(today, 2), -21) };
  return [
    {
      input: league(`DAREVA League ${year} Men`, 'League', dareva.start, 'Dar es Salaam'),
      gender: 'Men',
      fixtures: allAgainstAll(
        'Jeshi Stars,Tanzania Prisons,JKT,Makongo,Chui,Mjimwema,iP Sports,CDS Park,Police Marine,Victory Sports'.split(
          ',',
        ),
        { ...dareva, location: "Viwanja vya CDS Park, Chang'ombe" },
      ),
    },
    {
      input: league(`DAREVA League ${year} Women`, 'League', women.start, 'Dar es Salaam'),
      gender: 'Women',
      fixtures: allAgainstAll('Jeshi Stars,Tanzania Prisons,JKT,Makongo,Mjimwema'.split(','), {
        ...women,
        location: 'UDSM grounds',
      }),
    },
  ];
}

/** A tournament on the beach and one of a single day, which was on this Saturday. */
function tournaments(saturday: string): DemoLeague[] {
  const beachStart = addDays(saturday, -14);
  return [
    {
      input: league('Azura Beach Open', 'Beach', beachStart, 'Fukwe za Azura'),
      gender: 'Men',
      fixtures: allAgainstAll(
        BEACH_PAIRS.map((pair) => pair.name),
        {
          start: beachStart,
          daysBetween: 7,
          location: 'Fukwe za Azura',
        },
      ),
    },
    {
      input: league('Mwembe Kisonge Bonanza', 'Bonanza', saturday, 'Mwembe Kisonge, Zanzibar'),
      gender: 'Women',
      fixtures: allAgainstAll('Mafunzo,KVZ,JKU,KMKM,Chuoni'.split(','), {
        start: saturday,
        daysBetween: 0,
        location: 'Mwembe Kisonge',
      }).map((fixture, index) => ({ ...fixture, time: bonanzaTime(index) })),
    },
  ];
}

/** A set each half hour from eight on. */
function bonanzaTime(index: number): string {
  const minutes = 8 * 60 + index * 30;
  return [Math.floor(minutes / 60), minutes % 60].map((n) => String(n).padStart(2, '0')).join(':');
}
