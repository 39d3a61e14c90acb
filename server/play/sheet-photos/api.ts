import { sheetPhotoCalls } from '#contract/sheet-photos/sheet-photo-calls.ts';
import { limitByAddress } from '#server/accounts/auth/limit-by-address.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { readFile } from '#server/platform/http/read-picture.ts';
import { DATA_POLICY } from '#server/platform/http/security-headers.ts';
import { getMatch } from '#server/play/matches/queries.ts';
import { addSheetPhoto, removeSheetPhoto, sendSheetPhoto } from './commands.ts';
import { getSheetPhoto, listSheetPhotos } from './queries.ts';

const routes = routesOf(sheetPhotoCalls);
const SENT_PER_ADDRESS = 60;

export function mountSheetPhotos(
  api: Api,
  store: Store,
  { storage, trustProxy }: { storage: Storage; trustProxy: number },
): void {
  const countSent = limitByAddress(SENT_PER_ADDRESS, trustProxy);
  api.openapi(routes.list, async (c) => {
    const { id } = await getMatch(store, c.req.valid('param').id);
    return c.json({ items: await listSheetPhotos(store, id), next: null }, 200, NO_STORE);
  });
  api.openapi(routes.add, async (c) => {
    const { id: matchId } = c.req.valid('param');
    const upload = await readFile(c);
    const id = await addSheetPhoto(store, storage, await authorOf(c), { matchId, upload });
    const photos = await listSheetPhotos(store, matchId);
    return c.json(photos.find((photo) => photo.id === id)!, 201, NO_STORE);
  });
  api.openapi(routes.one, async (c) => {
    const { id, photo } = c.req.valid('param');
    const bytes = await getSheetPhoto(store, storage, id, photo);
    return c.body(new Uint8Array(bytes), 200, {
      ...NO_STORE,
      'content-type': 'image/webp',
      'content-security-policy': DATA_POLICY,
    });
  });
  api.openapi(routes.remove, async (c) => {
    const { id: matchId, photo } = c.req.valid('param');
    await removeSheetPhoto(store, storage, await authorOf(c), { matchId, id: photo });
    return c.body(null, 204);
  });
  api.openapi(routes.send, async (c) => {
    countSent(c);
    const upload = await readFile(c);
    const { token } = c.req.valid('form');
    await sendSheetPhoto(store, storage, c.var.now, { token, upload });
    return c.body(null, 204);
  });
}
