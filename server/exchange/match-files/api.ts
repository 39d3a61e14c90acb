import type { OwnMatchFile } from '#contract/matches/match-file.ts';
import { matchFileCalls } from '#contract/matches/match-file-calls.ts';
import { textOf } from '#contract/text/text.ts';
import type { Store } from '#server/platform/db/store.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { type Api, authorOf, routesOf } from '#server/platform/http/api.ts';
import { fileText } from './file-text.ts';
import { importOwnMatch } from './import-own.ts';
import { importDataVolley } from './import-scouting.ts';

const routes = routesOf(matchFileCalls);

export function mountMatchFiles(api: Api, store: Store): void {
  api.openapi(routes.import, async (c) => {
    const author = await authorOf(c);
    const { id } = c.req.valid('param');
    const query = c.req.valid('query');
    const type = c.req.header('content-type') ?? '';
    if (/^application\/json\b/i.test(type)) {
      // The library types a body as all that it may be.
      const file = c.req.valid('json') as OwnMatchFile;
      return c.json(await importOwnMatch(store, author, id, file, query.dryRun), 200);
    }
    if (!/^text\/plain\b/i.test(type)) {
      const message = textOf('matchFile.sendType');
      throw new AppError('UNSUPPORTED_TYPE', message);
    }
    return c.json(
      await importDataVolley(store, author, id, fileText(await c.req.arrayBuffer()), query),
      200,
    );
  });
}
