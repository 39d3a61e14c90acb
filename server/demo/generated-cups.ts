import type { GenerateFixtures } from '#contract/leagues/generate-fixtures.ts';
import { type Gender, NO_NAME } from '#contract/primitives.ts';
import { addDays } from '#domain/competition/schedule/calendar.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Author, Write } from '#server/platform/db/write.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { generateFixtures } from '#server/play/fixtures/commands.ts';
import { enterTeam, insertLeague } from '#server/play/leagues/commands.ts';
import { type DemoLeague, league } from './demo-league.ts';
import { markPlans, settlePast } from './settle-past.ts';

type Cup = {
  input: DemoLeague['input'];
  gender: Gender;
  /** In the order of their seeds. */
  teams: readonly string[];
  request: GenerateFixtures;
};

/** Two groups on their way, and a knock-out that waits for them. */
function unionCup(today: string): Cup {
  const startDate = addDays(today, -4);
  const location = 'Viwanja vya Ngarenaro';
  return {
    input: league(`Kombe la Muungano ${today.slice(0, 4)}`, 'Tournament', startDate, 'Arusha'),
    gender: 'Women',
    teams: ['SAUT Mwanza', 'JKU', 'Hazina', 'KIUT', 'KMKM', 'Ukonga Queens'],
    request: {
      kind: 'groups',
      groups: 2,
      startDate,
      time: '16:00',
      daysBetween: 3,
      location,
      playOffs: [{ places: [1, 2], classification: 'third-place' }],
    },
  };
}

/** Five teams, so that one rests each round. */
function swissOpen(today: string): Cup {
  const startDate = addDays(today, -5);
  const location = 'Viwanja vya Jamhuri';
  return {
    input: league(`Dodoma Open ${today.slice(0, 4)}`, 'League', startDate, 'Dodoma'),
    gender: 'Men',
    teams: ['Capital City', 'Flowers', 'Mzinga', 'Shinyanga Stars', 'SUA VC'],
    request: {
      kind: 'swiss',
      rounds: 4,
      seed: 'demo',
      startDate,
      time: '16:00',
      daysBetween: 7,
      location,
    },
  };
}

export type GeneratedCup = { id: string; request: GenerateFixtures };

/** The leagues whose fixtures the generator makes, with their teams and no fixture yet. */
export async function makeCups(tx: Write, author: Author, about: string): Promise<GeneratedCup[]> {
  const today = localDate(author.now);
  const cups: GeneratedCup[] = [];
  for (const { input, gender, teams, request } of [unionCup(today), swissOpen(today)]) {
    const id = await insertLeague(tx, author, { ...input, about, partner: NO_NAME });
    const entered = await idsOf(tx, gender, teams);
    for (const team of entered) await enterTeam(tx.db, id, team);
    cups.push({ id, request: { ...request, teams: entered } });
  }
  return cups;
}

async function idsOf({ db }: Write, gender: Gender, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('team')
    .select(['id', 'name'])
    .where('gender', '=', gender)
    .where('name', 'in', [...names])
    .execute();
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return names.map((name) => ids.get(name)!);
}

/** Their fixtures, and the results and rounds that are due. */
export async function generateCups(
  store: Store,
  author: Author,
  cups: readonly GeneratedCup[],
): Promise<void> {
  const plans: string[] = [];
  for (const { id, request } of cups) {
    const { plan } = await generateFixtures(store, author, id, request);
    plans.push(plan!);
  }
  await markPlans(store, author, plans);
  await settlePast(store, author);
}
