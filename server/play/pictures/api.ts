import type { Hono } from 'hono';
import { XLSX_TYPE } from '#contract/administration/upload.ts';
import { pictureCalls } from '#contract/people/picture-calls.ts';
import { getAccount } from '#server/accounts/own-account/queries.ts';
import { ownAccount } from '#server/accounts/sessions/commands.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { isPublicKey, type Storage } from '#server/platform/files/storage.ts';
import { type Api, type ApiEnv, authorOf, routesOf } from '#server/platform/http/api.ts';
import { readFile } from '#server/platform/http/read-picture.ts';
import { DATA_POLICY } from '#server/platform/http/security-headers.ts';
import { getLeague } from '#server/play/leagues/queries.ts';
import { getPartner } from '#server/play/partners/queries.ts';
import { findPlayer } from '#server/play/players/queries.ts';
import { getTeam } from '#server/play/teams/queries.ts';
import {
  createTeamWithLogo,
  putAccountPicture,
  putLeagueLogo,
  putPartnerLogo,
  putPlayerPicture,
  putTeamLogo,
} from './commands.ts';

const routes = routesOf(pictureCalls);

export function mountUploads(api: Api, store: Store, storage: Storage): void {
  api.openapi(routes.team, async (c) => {
    const upload = await readFile(c);
    const { file: _file, ...team } = c.req.valid('form');
    const id = await createTeamWithLogo(store, storage, await authorOf(c), team, upload);
    return c.json(await getTeam(store, id), 201, { location: `/api/v1/teams/${id}` });
  });
  api.openapi(routes.logo, async (c) => {
    const { id } = c.req.valid('param');
    await putTeamLogo(store, storage, await authorOf(c), id, await readFile(c));
    return c.json(await getTeam(store, id), 200);
  });
  api.openapi(routes.partner, async (c) => {
    const { id } = c.req.valid('param');
    await putPartnerLogo(store, storage, await authorOf(c), id, await readFile(c));
    return c.json(await getPartner(store, id), 200);
  });
  api.openapi(routes.league, async (c) => {
    const { id } = c.req.valid('param');
    await putLeagueLogo(store, storage, await authorOf(c), id, await readFile(c));
    return c.json(await getLeague(store, id), 200);
  });
  api.openapi(routes.picture, async (c) => {
    const { id } = c.req.valid('param');
    const author = await authorOf(c);
    await putPlayerPicture(store, storage, author, id, await readFile(c));
    const player = await findPlayer(store, id, author);
    if (!player) throw notFound('player.notFound');
    return c.json(player, 200);
  });
  api.openapi(routes.accountPicture, async (c) => {
    const author = await authorOf(c);
    const id = ownAccount(author.actor);
    await putAccountPicture(store, storage, author, await readFile(c));
    return c.json(await getAccount(store, id), 200);
  });
  api.openapi(routes.noAccountPicture, async (c) => {
    await putAccountPicture(store, storage, await authorOf(c), undefined);
    return c.body(null, 204);
  });
}

const FILE_TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: XLSX_TYPE,
};

/**
 * `/files/<key>`: kept pictures and documents; a key names its content, so they never change. A file that
 * somebody has uploaded as it is goes to a folder of the reader, never into a page of this site.
 */
export function mountFiles(
  app: Hono<ApiEnv>,
  storage: Storage,
  isRemoved: (key: string) => Promise<boolean>,
): void {
  app.get('/files/*', async (c) => {
    const key = c.req.path.slice('/files/'.length);
    const isOpen = isPublicKey(key) && !(await isRemoved(key));
    const bytes = isOpen ? await storage.get(key) : undefined;
    if (!bytes) throw notFound('file.notFound');
    const isPicture = key.endsWith('.webp');
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': FILE_TYPES[key.slice(key.lastIndexOf('.') + 1)]!,
      'cache-control': isPicture ? PICTURE_CACHE : DOCUMENT_CACHE,
      'content-security-policy': isPicture ? DATA_POLICY : `${DATA_POLICY}; sandbox`,
      ...(isPicture ? {} : { 'content-disposition': 'attachment' }),
    });
  });
}

const PICTURE_CACHE = 'public, max-age=31536000, immutable';
/** A document that was removed is in nobody's cache after an hour. */
const DOCUMENT_CACHE = 'public, max-age=3600';
