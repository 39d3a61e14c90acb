import type { CreateNews, UpdateNews } from '#contract/site/news.ts';
import { textOf } from '#contract/text/text.ts';
import {
  archiveRow,
  getUnarchivedRow,
  givenColumns,
  updateRow,
} from '#server/platform/db/archivable-rows.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { NewsRow } from '#server/platform/db/tables/site-tables.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import type { NewHappening } from '#server/platform/happenings/keep-happenings.ts';

/** Clocks of people's devices run ahead a little. */
const CLOCK_SLACK_MS = 60_000;

/** The columns of what is given, its references checked. */
async function columnsOf(
  db: Write['db'],
  author: Author,
  input: UpdateNews,
): Promise<Partial<NewsRow>> {
  const { title, text, league, team, language, publishedAt, draft, pictureAlt } = input;
  if (league) await mustExist(db, 'league', league);
  if (team) await mustExist(db, 'team', team);
  const published_at = publishedAt === undefined ? undefined : Date.parse(publishedAt);
  // Nothing would make a page new at that moment.
  if (published_at !== undefined && published_at > author.now + CLOCK_SLACK_MS) {
    throw refused('NEWS_IN_FUTURE', textOf('news.future'), 'publishedAt');
  }
  return givenColumns({
    title,
    text,
    league_id: league,
    team_id: team,
    language,
    published_at,
    draft: draft === undefined ? undefined : Number(draft),
    picture_alt: pictureAlt === undefined ? undefined : pictureAlt || null,
  });
}

async function mustExist(db: Write['db'], kind: 'league' | 'team', id: string): Promise<void> {
  const row = await db
    .selectFrom(kind)
    .select('id')
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw refused('UNKNOWN_REFERENCE', textOf(`${kind}.unknown`), kind);
}

function newsPublished(row: Pick<NewsRow, 'id' | 'title' | 'league_id' | 'team_id'>): NewHappening {
  const { id, title, league_id, team_id } = row;
  return {
    kind: 'news.published',
    leagueId: league_id,
    teams: [team_id, null],
    facts: { news: id, title },
  };
}

export async function createNews(store: Store, author: Author, input: CreateNews): Promise<string> {
  authorise(author.actor, 'news:write', { kind: 'site' });
  return write(store, author, async ({ db, audit, siteChanged, happened }) => {
    const id = newId(author.now);
    const columns = await columnsOf(db, author, input);
    await db
      .insertInto('news')
      .values({
        id,
        title: input.title,
        text: input.text,
        league_id: null,
        team_id: null,
        language: null,
        published_at: author.now,
        draft: 0,
        picture: null,
        picture_width: null,
        picture_height: null,
        picture_alt: null,
        archived_at: null,
        created_at: author.now,
        updated_at: author.now,
        ...columns,
      })
      .execute();
    audit({ action: 'news.create', subject: `news:${id}`, after: input });
    if (columns.draft !== 1)
      happened(
        newsPublished({ id, title: input.title, league_id: null, team_id: null, ...columns }),
      );
    siteChanged();
    return id;
  });
}

export async function updateNews(
  store: Store,
  author: Author,
  id: string,
  input: UpdateNews,
): Promise<void> {
  authorise(author.actor, 'news:write', { kind: 'site' });
  await write(store, author, async (tx) => {
    const row = await getUnarchivedRow(tx.db, 'news', id);
    const columns = await columnsOf(tx.db, author, input);
    // A draft is news from the moment that people can read it.
    const isPublished = row.draft === 1 && columns.draft === 0;
    if (isPublished) columns.published_at ??= author.now;
    await updateRow(tx, author, 'news', row, { columns, input });
    if (isPublished) tx.happened(newsPublished({ ...row, ...columns }));
  });
}

/** Archives: an administrator may bring it back. */
export async function deleteNews(store: Store, author: Author, id: string): Promise<void> {
  authorise(author.actor, 'news:write', { kind: 'site' });
  await write(store, author, (tx) => archiveRow(tx, author, 'news', id));
}
