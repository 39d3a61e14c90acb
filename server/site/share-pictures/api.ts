import type { Context, Hono } from 'hono';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { languageSchema, localDateSchema } from '#contract/primitives.ts';
import {
  dayPicturePath,
  leaguePicturePath,
  matchPicturePath,
  teamPicturePath,
} from '#contract/site/share-picture.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { isImageKey, type Storage } from '#server/platform/files/storage.ts';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { createDrawingCache } from '#server/platform/threads/drawing-cache.ts';
import { findLeague } from '#server/play/leagues/queries.ts';
import { findMatch, listMatches } from '#server/play/matches/queries.ts';
import { findTeam } from '#server/play/teams/queries.ts';
import { drawMatch } from './match-picture.ts';
import { drawSite } from './site-picture.ts';
import { drawDayPicture, drawLeaguePicture, drawTeamPicture } from './subject-pictures.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

const EACH = LANGUAGES.join('|');
const SITE_FILE = new RegExp(`^wavu-(${EACH})\\.png$`);
const SUBJECT_FILE = new RegExp(`^(team|league|day)-(.+)-(${EACH})-[0-9a-z]+\\.png$`);
const MATCH_FILE = new RegExp(`^(.+)-(${EACH})-[0-9a-z]+\\.png$`);

/** Pictures of the scores that are shared just now; a match has two, one per language. */
const MAX_KEPT = 200;
const LIMITS = {
  max: MAX_KEPT,
  waiting: { max: 60, maxPerClient: 20 },
  /** Of an address: messengers read the pictures of many phones from a few. */
  atOnce: 60,
  perSecond: 1,
};

/** `/share/...png`: what messengers show beside a shared address. */
export function mountSharePictures(
  app: Hono<ApiEnv>,
  store: Store,
  storage: Storage,
  trustProxy: number,
): void {
  const drawings = createDrawingCache<Uint8Array>(LIMITS);
  const clientOf = (c: Context<ApiEnv>) => ({
    id: clientAddress(c.env?.incoming, trustProxy),
    now: c.var.now,
  });

  async function readLogo(address: string) {
    const key = address.replace(/^\/files\//, '');
    return isImageKey(key) ? storage.get(key) : undefined;
  }

  async function findSubject(kind: string | undefined, id: string, language: Language) {
    if (kind === 'team') {
      const team = await findTeam(store, id);
      const draw = () => drawTeamPicture(team!, language, readLogo);
      return team && { path: teamPicturePath(team, language), draw };
    }
    if (kind === 'league') {
      const league = await findLeague(store, id);
      const draw = () => drawLeaguePicture(league!, readLogo);
      return league && { path: leaguePicturePath(league, language), draw };
    }
    if (!localDateSchema.safeParse(id).success) return undefined;
    const { items } = await listMatches(store, { date: id, limit: 100 });
    const draw = () => drawDayPicture(id, items, language);
    return items.length === 0 ? undefined : { path: dayPicturePath(id, items, language), draw };
  }

  app.get(`/share/:file{wavu-(?:${EACH})\\.png}`, async (c) => {
    const [, named] = SITE_FILE.exec(c.req.param('file')) ?? [];
    const language = languageSchema.parse(named);
    const bytes = await drawings(`wavu ${language}`, clientOf(c), () => drawSite(language));
    return c.body(new Uint8Array(bytes), 200, pngHeaders(A_DAY));
  });
  app.get(`/share/:file{(?:team|league|day)-[\\w-]+-(?:${EACH})-[0-9a-z]+\\.png}`, async (c) => {
    const [, kind, id = '', named] = SUBJECT_FILE.exec(c.req.param('file')) ?? [];
    const language = languageSchema.parse(named);
    const picture = await findSubject(kind, id, language);
    if (picture === undefined) throw notFound('picture.notFound');
    if (picture.path !== c.req.path) return c.redirect(picture.path, 302);
    const bytes = await drawings(picture.path, clientOf(c), picture.draw);
    return c.body(new Uint8Array(bytes), 200, pngHeaders(FOR_EVER));
  });
  app.get(`/share/:file{[\\w-]+-(?:${EACH})-[0-9a-z]+\\.png}`, async (c) => {
    const [, id = '', named] = MATCH_FILE.exec(c.req.param('file')) ?? [];
    const match = await findMatch(store, id);
    if (match === undefined) throw notFound('picture.notFound');
    const language = languageSchema.parse(named);
    const path = matchPicturePath(match, language);
    // Nobody makes us draw what is no longer so: an old address leads to the picture of today.
    if (path !== c.req.path) return c.redirect(path, 302);
    const bytes = await drawings(path, clientOf(c), () => drawMatch(match, language, readLogo));
    return c.body(new Uint8Array(bytes), 200, pngHeaders(FOR_EVER));
  });
}

function pngHeaders(cacheControl: string) {
  return { 'content-type': 'image/png', 'cache-control': cacheControl };
}
