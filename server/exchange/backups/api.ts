import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { backupCalls } from '#contract/administration/backup-calls.ts';
import { textOf } from '#contract/text/text.ts';
import type { Store } from '#server/platform/db/store.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { type Api, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { rememberBackup } from './commands.ts';
import { type BackupSettings, draftPath, endingOf } from './daily-backups.ts';
import { backupName } from './rotation.ts';

const routes = routesOf(backupCalls);
const RETRY_SECONDS = 30;

/** One press makes a copy and downloads it. */
export function mountBackups(api: Api, store: Store, settings: BackupSettings): void {
  let isMaking = false;

  api.openapi(routes.download, async (c) => {
    // A read, so that browsers show the download; still no page of another site starts it.
    const site = c.req.header('sec-fetch-site');
    if (site !== undefined && site !== 'same-origin' && site !== 'none') {
      throw new AppError('CROSS_ORIGIN', textOf('call.otherSite'));
    }
    if (isMaking) {
      const members = { retryAfter: RETRY_SECONDS };
      throw new AppError('UNAVAILABLE', textOf('backup.underWay'), { members });
    }
    isMaking = true;
    const { place, pictures, folder, make } = settings;
    const { now } = c.var;
    const name = backupName(now, endingOf(place));
    const target = await draftPath(folder, name);
    const drop = () => rm(target, { force: true });
    try {
      const { bytes } = await make({ place, pictures, target, now });
      const file = createReadStream(target);
      // One that was broken off on its way is no backup. A database that takes no rows hands itself over all the same.
      file.on('end', () => void rememberBackup(store.db, now).catch(() => undefined));
      file.on('close', () => void drop());
      return c.body(Readable.toWeb(file) as ReadableStream<Uint8Array>, 200, {
        ...NO_STORE,
        'content-type': 'application/octet-stream',
        'content-length': String(bytes),
        'content-disposition': `attachment; filename="${name}"`,
      });
    } catch (error) {
      await drop();
      throw error;
    } finally {
      isMaking = false;
    }
  });
}
