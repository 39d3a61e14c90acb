import { PUBLISHED_LANGUAGES } from '#contract/language.ts';
import type { News } from '#contract/site/news.ts';
import type { NewsRow } from '#server/platform/db/tables/site-tables.ts';

export type NewsFacts = NewsRow & { league_name: string | null; team_name: string | null };

function refOf(id: string | null, name: string | null) {
  return id !== null && name !== null ? { id, name } : null;
}

function pictureOf({ picture, picture_width, picture_height }: NewsRow): News['picture'] {
  if (picture === null || picture_width === null || picture_height === null) return null;
  return { address: picture, width: picture_width, height: picture_height };
}

export function newsView(row: NewsFacts): News {
  return {
    id: row.id,
    title: row.title,
    text: row.text,
    league: refOf(row.league_id, row.league_name),
    team: refOf(row.team_id, row.team_name),
    language: PUBLISHED_LANGUAGES.find((language) => language === row.language) ?? null,
    draft: row.draft === 1,
    picture: pictureOf(row),
    pictureAlt: row.picture_alt,
    publishedAt: new Date(row.published_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}
