import { createRoute } from '@hono/zod-openapi';
import { erasePersonSchema, personExportSchema } from '#contract/people/erasure.ts';
import { idParamSchema } from '#contract/primitives.ts';
import type { Store } from '#server/platform/db/store.ts';
import { removeNow } from '#server/platform/files/forget-pictures.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import {
  type Api,
  answers,
  authorOf,
  jsonAnswer,
  jsonBody,
  NO_CONTENT,
  NO_STORE,
} from '#server/platform/http/api.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { erasePerson } from './commands.ts';
import { exportPerson, type PersonKind } from './queries.ts';

const KINDS = { player: 'players', official: 'officials' } as const;

const TAGS = { player: ['Players'], official: ['Officials'] };

function routesOf(kind: PersonKind) {
  const tags = TAGS[kind];
  const request = { params: idParamSchema };
  return {
    erase: createRoute({
      method: 'post',
      path: `/${KINDS[kind]}/{id}/erasure`,
      tags,
      summary: `Erase the personal data of ${kind === 'player' ? 'a player' : 'an official'} without an account (admin)`,
      request: { ...request, body: jsonBody(erasePersonSchema) },
      responses: answers(NO_CONTENT),
    }),
    export: createRoute({
      method: 'get',
      path: `/${KINDS[kind]}/{id}/export`,
      tags,
      summary: `Everything that is kept of ${kind === 'player' ? 'a player' : 'an official'}, as one JSON file (admin)`,
      request,
      responses: answers({ 200: jsonAnswer(personExportSchema, 'The file') }),
    }),
  };
}

/** What people without an account ask an administrator for. */
export function mountErasure(api: Api, store: Store, storage: Storage): void {
  for (const kind of ['player', 'official'] as const) {
    const routes = routesOf(kind);
    api.openapi(routes.erase, async (c) => {
      const { id } = c.req.valid('param');
      const pictures = await erasePerson(store, await authorOf(c), kind, id, c.req.valid('json'));
      await removeNow(store.db, storage, pictures);
      return c.body(null, 204);
    });
    api.openapi(routes.export, async (c) => {
      const file = await exportPerson(store, await authorOf(c), kind, c.req.valid('param').id);
      const name = `wavu-${kind}-${localDate(c.var.now)}.json`;
      return c.json(file, 200, {
        ...NO_STORE,
        'content-disposition': `attachment; filename="${name}"`,
      });
    });
  }
}
