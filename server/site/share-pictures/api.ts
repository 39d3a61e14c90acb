import type { Context, Hono } from 'hono';
import { LANGUAGES } from '#contract/language.ts';
import { languageSchema } from '#contract/primitives.ts';
import type { PictureForm } from '#contract/site/share-picture.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { isImageKey, type Storage } from '#server/platform/files/storage.ts';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { createDrawingCache } from '#server/platform/threads/drawing-cache.ts';
import { getSite } from '#server/site/settings/queries.ts';
import { drawPicture } from './draw-picture.ts';
import { findPicture, SUBJECTS, type Subject } from './find-picture.ts';
import { drawSite } from './site-picture.ts';
import { drawSign, signKey } from './site-sign.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

const EACH = LANGUAGES.join('|');
const SITE_FILE = new RegExp(`^wavu-(${EACH})\\.png$`);
const PICTURE_FILE = new RegExp(
  `^(?:(${SUBJECTS.join('|')})-)?([\\w-]+)-(${EACH})-[0-9a-z]+\\.png$`,
);

/** Pictures of the scores that are shared just now; a match has two, one per language. */
const MAX_KEPT = 200;
const LIMITS = {
  max: MAX_KEPT,
  waiting: { max: 60, maxPerClient: 20 },
  /** Of an address: messengers read the pictures of many phones from a few. */
  atOnce: 60,
  perSecond: 1,
};

/** `/share/...png`: what messengers show beside a shared address; `/share/square/...png` for a status. */
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

  async function answer(c: Context<ApiEnv>, form: PictureForm) {
    const [, named = 'match', id = '', spoken] = PICTURE_FILE.exec(c.req.param('file') ?? '') ?? [];
    const subject = named as Subject;
    const language = languageSchema.parse(spoken);
    const picture = await findPicture(store, { subject, id, language, form }, readLogo);
    if (picture === undefined) throw notFound('picture.notFound');
    // Nobody makes us draw what is no longer so: an old address leads to the picture of today.
    if (picture.path !== c.req.path) return c.redirect(picture.path, 302);
    const site = await getSite(store);
    const bytes = await drawings(`${picture.path}\n${signKey(site)}`, clientOf(c), async () => {
      const sign = await drawSign(site, readLogo, { form, isAlone: false });
      return drawPicture(await picture.draw(), form, sign);
    });
    // A person's name is not kept for ever where a consent may end.
    return c.body(new Uint8Array(bytes), 200, pngHeaders(subject === 'player' ? A_DAY : FOR_EVER));
  }

  app.get(`/share/:file{wavu-(?:${EACH})\\.png}`, async (c) => {
    const [, named] = SITE_FILE.exec(c.req.param('file')) ?? [];
    const language = languageSchema.parse(named);
    const site = await getSite(store);
    const bytes = await drawings(`wavu ${language}\n${signKey(site)}`, clientOf(c), async () => {
      const sign = await drawSign(site, readLogo, { form: 'wide', isAlone: true });
      return drawPicture(drawSite(language), 'wide', sign);
    });
    return c.body(new Uint8Array(bytes), 200, pngHeaders(A_DAY));
  });
  const file = `:file{[\\w-]+-(?:${EACH})-[0-9a-z]+\\.png}`;
  app.get(`/share/${file}`, (c) => answer(c, 'wide'));
  app.get(`/share/square/${file}`, (c) => answer(c, 'square'));
}

function pngHeaders(cacheControl: string) {
  return { 'content-type': 'image/png', 'cache-control': cacheControl };
}
