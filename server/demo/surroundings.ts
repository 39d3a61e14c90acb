import { PUBLISHED_LANGUAGES } from '#contract/language.ts';
import { newId } from '#server/platform/db/id.ts';
import { sortName } from '#server/platform/db/sort-name.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Author, Write } from '#server/platform/db/write.ts';
import { makeAccount } from './account.ts';
import { INVENTED, NEWS, PARTNERS, VENUES } from './site-texts.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The grounds that the matches name, and others of the country. */
export async function makeVenues({ db }: Write, { now }: Author): Promise<void> {
  const rows = VENUES.map(({ name, place, courts }) => ({
    id: newId(now),
    name,
    sort_name: sortName(name),
    place,
    courts,
    latitude: null,
    longitude: null,
    note: '',
    archived_at: null,
    created_at: now,
    updated_at: now,
  }));
  await db.insertInto('venue').values(rows).execute();
}

/** Invented partners, each with an account that nobody can sign in with and with leagues. */
export async function makePartners(store: Store, tx: Write, author: Author): Promise<void> {
  for (const { name, person, leagues } of PARTNERS) {
    const account = { name: person, role: 'Partner', address: name } as const;
    const partner = {
      id: newId(author.now),
      name,
      sort_name: sortName(name),
      link: null,
      logo: null,
      user_id: await makeAccount(store, tx, author, account),
      archived_at: null,
      created_at: author.now,
      updated_at: author.now,
    };
    await tx.db.insertInto('partner').values(partner).execute();
    for (const beginning of leagues) {
      await tx.db
        .updateTable('league')
        .set({ partner: name, partner_id: partner.id })
        .where('name', 'like', `${beginning}%`)
        .execute();
    }
  }
}

/** Some news of the last days, the latest first, each in both languages. */
export async function makeNews({ db }: Write, { now }: Author): Promise<void> {
  for (const [at, { written, league, team }] of NEWS.entries()) {
    const subject = {
      league_id: await findByBeginning(db, 'league', league),
      team_id: await findByBeginning(db, 'team', team),
    };
    const rows = PUBLISHED_LANGUAGES.map((language) => ({
      ...subject,
      id: newId(now),
      title: written[language].title,
      text: `${written[language].text}\n\n${INVENTED[language]}`,
      language,
      draft: 0,
      archived_at: null,
      published_at: now - (at * 30 + 4) * HOUR_MS,
      created_at: now,
      updated_at: now,
    }));
    await db.insertInto('news').values(rows).execute();
  }
}

async function findByBeginning(
  db: Write['db'],
  table: 'league' | 'team',
  beginning: string | undefined,
): Promise<string | null> {
  if (beginning === undefined) return null;
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('name', 'like', `${beginning}%`)
    .orderBy('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
