import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '#server/platform/db/store.ts';
import { diskStorage } from '#server/platform/files/storage.ts';
import { closeServer, listen } from '#server/platform/http/listen.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { openBadLine } from './bad-line.ts';
import type { HallWorld } from './history.ts';
import { newSeason } from './play.ts';

/** Two servers with sockets and a bad line between them. */
export async function openHallWorld(): Promise<
  HallWorld & { siteServer: { store: Store }; close: () => Promise<void> }
> {
  const clock = Date.now;
  const site = await startTestServer();
  const hall = await startTestServer();
  const atSite = await listen(site.app.fetch, '127.0.0.1', 0);
  const atHall = await listen(hall.app.fetch, '127.0.0.1', 0);
  const desk = { url: `http://127.0.0.1:${atSite.port}`, token: site.token };
  const line = await openBadLine(desk.url);
  const folder = mkdtempSync(join(tmpdir(), 'wavu-hall-'));
  return {
    site: desk,
    siteServer: { store: site.store },
    hall: {
      url: `http://127.0.0.1:${atHall.port}`,
      token: hall.token,
      store: hall.store,
      pictures: diskStorage(folder),
    },
    line,
    clock,
    ...(await newSeason(desk)),
    async close() {
      await line.close();
      for (const listening of [atSite, atHall]) {
        const closed = closeServer(listening);
        listening.server.closeAllConnections();
        await closed;
      }
      await site.stop();
      await hall.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
