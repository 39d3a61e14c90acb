import type { GenerateFixtures } from '#contract/generate-fixtures.ts';
import type { Gender } from '#contract/primitives.ts';
import type { Store } from '#server/db/store.ts';
import type { Author } from '#server/db/write.ts';
import { generateFixtures } from '#server/fixtures/commands.ts';
import { addTeam, createLeague } from '#server/leagues/commands.ts';
import { localDate } from '#server/time/local-time.ts';
import { daysAfter } from './calendar.ts';
import { type DemoLeague, league } from './demo-league.ts';
import { markPlan, settlePast } from './settle-past.ts';

type Cup = {
  input: DemoLeague['input'];
  gender: Gender;
  /** In the order of their seeds. */
  teams: readonly string[];
  wishes: GenerateFixtures;
};

/** Two groups on their way, and a knock-out that waits for them. */
function unionCup(today: string): Cup {
  const startDate = daysAfter(today, -4);
  const location = 'Viwanja vya Ngarenaro';
  return {
    input: league(`Kombe la Muungano ${today.slice(0, 4)}`, 'Tournament', startDate, 'Arusha'),
    gender: 'Women',
    teams: ['SAUT Mwanza', 'JKU', 'Hazina', 'KIUT', 'KMKM', 'Ukonga Queens'],
    wishes: {
      ...{ kind: 'groups', groups: 2, startDate, time: '16:00', daysBetween: 3, location },
      playOffs: [{ places: [1, 2], classification: 'third-place' }],
    },
  };
}

/** Five teams, so that one rests each round. */
function swissOpen(today: string): Cup {
  const startDate = daysAfter(today, -5);
  const location = 'Viwanja vya Jamhuri';
  return {
    input: league(`Dodoma Open ${today.slice(0, 4)}`, 'League', startDate, 'Dodoma'),
    gender: 'Men',
    teams: ['Capital City', 'Flowers', 'Mzinga', 'Shinyanga Stars', 'SUA VC'],
    wishes: {
      ...{ kind: 'swiss', rounds: 4, seed: 'demo' },
      ...{ startDate, time: '16:00', daysBetween: 7, location },
    },
  };
}

/** The leagues whose fixtures the generator makes, with the results and rounds that are due. */
export async function generateCups(store: Store, author: Author, about: string): Promise<void> {
  const today = localDate(author.now);
  for (const { input, gender, teams, wishes } of [unionCup(today), swissOpen(today)]) {
    const id = await createLeague(store, author, { ...input, about, partner: 'None' });
    const entered = await idsOf(store, gender, teams);
    for (const team of entered) await addTeam(store, author, id, team);
    const { plan } = await generateFixtures(store, author, id, { ...wishes, teams: entered });
    await markPlan(store, author, plan!);
  }
  await settlePast(store, author);
}

async function idsOf({ db }: Store, gender: Gender, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('team')
    .select(['id', 'name'])
    .where('gender', '=', gender)
    .where('name', 'in', [...names])
    .execute();
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return names.map((name) => ids.get(name)!);
}
