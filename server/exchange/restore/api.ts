import { rm } from 'node:fs/promises';
import type { Context } from 'hono';
import { restoreCalls } from '#contract/administration/restore-calls.ts';
import { SETUP_CODE } from '#contract/setup-code.ts';
import { textOf } from '#contract/text/text.ts';
import { isAdmin } from '#domain/access/actor.ts';
import type { SetupCodeGuard } from '#server/accounts/setup/code-guard.ts';
import { swapDatabase } from '#server/exchange/portable/sqlite-copy.ts';
import type { Store } from '#server/platform/db/store.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { type Api, type ApiEnv, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { readRestoreState } from './queries.ts';
import { receiveFile } from './receive-file.ts';
import type { RestoreOutcome, RestoreTask } from './restore-task.ts';

export type RestoreSettings = Omit<RestoreTask, 'now'> & {
  /** Checks the file and makes a database of it, in a process of its own. */
  prepare: (task: RestoreTask) => Promise<RestoreOutcome>;
  /** Stops the server once its answers are out, swaps the databases, and starts it anew. */
  restart: (swap: () => Promise<void>) => void;
};

export type RestoreOptions = {
  /** Undefined where this server takes no backup by the browser. */
  settings: RestoreSettings | undefined;
  checkCode: SetupCodeGuard;
  trustProxy: number;
};

const routes = routesOf(restoreCalls);
const RETRY_SECONDS = 30;

/** A backup goes in by the browser, with the code of the terminal or as an administrator. */
export function mountRestore(
  api: Api,
  store: Store,
  { settings, checkCode, trustProxy }: RestoreOptions,
): void {
  let isRestoring = false;

  async function admit(c: Context<ApiEnv>, typed: string | undefined): Promise<RestoreSettings> {
    const { isOpen, needsCode } = await readRestoreState(store);
    if (!settings || !isOpen) throw new AppError('FORBIDDEN', textOf('restore.notEmpty'));
    if (!needsCode) {
      if (isAdmin(await c.var.findActor())) return settings;
      throw new AppError('FORBIDDEN', textOf('restore.byAdministrator'));
    }
    checkCode(typed ?? '', clientAddress(c.env?.incoming, trustProxy), c.var.now);
    return settings;
  }

  api.openapi(routes.state, async (c) => {
    // PostgreSQL has the rows before this server has forgotten what was.
    if (isRestoring) return c.json({ isOpen: true, needsCode: true }, 200, NO_STORE);
    const state = await readRestoreState(store);
    return c.json({ ...state, isOpen: state.isOpen && settings !== undefined }, 200, NO_STORE);
  });

  api.openapi(routes.checkCode, async (c) => {
    await admit(c, c.req.valid('json').code);
    return c.body(null, 204);
  });

  api.openapi(routes.restore, async (c) => {
    const own = await admit(c, c.req.header(SETUP_CODE));
    if (isRestoring) {
      const members = { retryAfter: RETRY_SECONDS };
      throw new AppError('UNAVAILABLE', textOf('restore.underWay'), { members });
    }
    isRestoring = true;
    const { place, pictures, folder } = own;
    const drop = () => rm(folder, { recursive: true, force: true });
    try {
      const announced = Number(c.req.header('content-length') ?? 0);
      await receiveFile(c.req.raw.body, announced, folder);
      const outcome = await own.prepare({ place, pictures, folder, now: c.var.now });
      if ('refused' in outcome) throw new AppError('MALFORMED', outcome.refused);
      const { incoming, restored } = outcome;
      if (incoming !== undefined) await admit(c, c.req.header(SETUP_CODE));
      own.restart(async () => {
        if (incoming !== undefined && 'file' in place) {
          await swapDatabase(place.file, incoming, c.var.now);
        }
        await drop();
      });
      return c.json(restored, 200, { ...NO_STORE, connection: 'close' });
    } catch (error) {
      isRestoring = false;
      await drop();
      throw error;
    }
  });
}
