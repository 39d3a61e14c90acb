import { type Gender, NO_NAME } from '#contract/primitives.ts';
import { textOf } from '#contract/text/text.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import type { ImportRow } from '#server/exchange/import/read/import-row.ts';
import { isEmpty } from '#server/exchange/portable/queries.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Author, Write } from '#server/platform/db/write.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { instantOf, localDate } from '#server/platform/time/local-time.ts';
import { insertClub } from '#server/play/clubs/commands.ts';
import { insertLeague } from '#server/play/leagues/commands.ts';
import type { ResultsWrite } from '#server/play/scoring/settled.ts';
import { writeResults } from '#server/play/scoring/write-results.ts';
import { insertTeam } from '#server/play/teams/commands.ts';
import { DEMO_SETTING } from '#server/site/setup/demo-state.ts';
import { makeAccount } from './account.ts';
import { demoLeagues } from './competitions.ts';
import type { DemoFixture, DemoLeague } from './demo-league.ts';
import { generateCups, makeCups } from './generated-cups.ts';
import { MATCH_MS, mustImport } from './import-results.ts';
import { inventSets } from './invention/invented-sets.ts';
import { makeOfficials } from './invention/officials.ts';
import { inventNames, inventSquad } from './invention/people.ts';
import { recordedMatchOf, writeRecordedMatch } from './recorded-matches.ts';
import { makeNews, makePartners, makeVenues } from './surroundings.ts';
import { BEACH_PAIRS, CLUBS, type Club } from './tanzania.ts';

const LOADED = JSON.stringify('loaded');

export const DEMO_AUTHOR = { kind: 'system', name: 'demo' } as const;

const ABOUT =
  '[en] A demonstration: the clubs exist, the people, fixtures and results are invented.\n\n' +
  '[sw] Mfano tu: vilabu vipo, watu, ratiba na matokeo ni ya kubuni.';
/** Clubs whose coach has an account here; without a password nobody can sign in with it. */
const COACHED = ['Jeshi Stars', 'Tanzania Prisons', 'JKT', 'Mafunzo'];

/**
 * Fills an empty system with leagues of the country as they might stand today: results of the last
 * weeks, fixtures of the next. The leagues are all or nothing; then some of their matches are recorded in
 * full, and the generator makes the fixtures of two. Every match is marked as a demonstration.
 */
export async function loadDemo(store: Store, author: Author): Promise<void> {
  authorise(author.actor, 'site:administer', { kind: 'site' });
  const today = localDate(author.now);
  const leagues = demoLeagues(today);
  const recorded = leagues.flatMap((league) => recordedMatchOf(league, today) ?? []);
  const open = new Set(recorded.map(({ fixture }) => fixture));
  const cups = await writeResults(store, author, async (tx) => {
    if (!(await isEmpty(tx.db))) {
      throw new AppError('CONFLICT', textOf('installation.demoNeedsEmpty'));
    }
    const clubs = await makeClubs(tx, author);
    for (const gender of ['Men', 'Women'] as const) {
      await makeClubTeams(store, tx, author, gender, clubs);
    }
    for (const pair of BEACH_PAIRS) await makeTeam(tx, author, pair, 'Men', NO_NAME);
    for (const league of leagues) await makeLeague(store, tx, author, league, open);
    const cups = await makeCups(tx, author, ABOUT);
    await makeVenues(tx, author);
    await makeOfficials(tx, author);
    await makePartners(store, tx, author);
    await makeNews(tx, author);
    await tx.db.updateTable('match').set({ demo: 1 }).execute();
    await tx.db
      .insertInto('site_setting')
      .values({ name: DEMO_SETTING, value: LOADED })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: LOADED }))
      .execute();
    tx.audit({ action: 'demo.load', subject: 'site' });
    return cups;
  });
  for (const match of recorded) await writeRecordedMatch(store, author, match);
  await generateCups(store, author, cups);
}

/** The ids of the clubs by their names. */
async function makeClubs(tx: Write, author: Author): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const { name, city, colours } of CLUBS) {
    const [color1, color2] = colours;
    const club = { name, city, about: ABOUT, color1, color2 };
    ids.set(name, await insertClub(tx, author, club));
  }
  return ids;
}

async function makeClubTeams(
  store: Store,
  tx: Write,
  author: Author,
  gender: Gender,
  clubs: ReadonlyMap<string, string>,
) {
  const nextName = inventNames(gender);
  for (const club of CLUBS) {
    if (!club.genders.includes(gender)) continue;
    const name = nextName();
    const coach = COACHED.includes(club.name)
      ? await makeAccount(store, tx, author, {
          name,
          role: 'Coach',
          address: `${club.name} ${gender} coach`,
        })
      : name;
    const id = await makeTeam(tx, author, club, gender, coach, clubs.get(club.name));
    const squad = inventSquad({ id, name: club.name }, gender, nextName, author.now);
    await tx.db.insertInto('player').values(squad).execute();
  }
}

async function makeTeam(
  tx: Write,
  author: Author,
  club: Club,
  gender: Gender,
  coach: string,
  clubId?: string,
) {
  const { name, city, colours } = club;
  const [jerseyColor1, jerseyColor2] = colours;
  const colors = { jerseyColor1, jerseyColor2 };
  const team = { name, city, gender, coach, about: ABOUT, ...colors, club: clubId };
  return insertTeam(tx, author, team);
}

/** `open`: fixtures that get no result here. */
async function makeLeague(
  store: Store,
  tx: ResultsWrite,
  author: Author,
  league: DemoLeague,
  open: ReadonlySet<DemoFixture>,
) {
  const input = { ...league.input, about: ABOUT, partner: NO_NAME };
  const id = await insertLeague(tx, author, input);
  const rules = input.type === 'Beach' || input.type === 'Bonanza' ? input.type : 'indoor';
  const preset = rules.toLowerCase() as 'beach' | 'bonanza' | 'indoor';
  const rows = league.fixtures.map((fixture, index) => ({
    ...rowOf(fixture, index, preset, author.now),
    ...(open.has(fixture) ? { sets: [] } : {}),
  }));
  await mustImport(store, tx, author, id, rows, league.gender);
}

function rowOf(
  fixture: DemoFixture,
  index: number,
  preset: keyof typeof PRESETS,
  now: number,
): ImportRow {
  const { date, time, team1, team2, location, round, group, counts } = fixture;
  const isPlayed = instantOf(date, time) + MATCH_MS < now;
  return {
    row: index + 2,
    date,
    time,
    team1,
    team2,
    location,
    round,
    group,
    sets: isPlayed ? inventSets(PRESETS[preset], team1, team2, date) : [],
    result: undefined,
    counts,
  };
}
