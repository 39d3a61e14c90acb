import type { Hono } from 'hono';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { PROGRAM_FILES, readProgram } from './queries.ts';

/** `/developers/wavu.mjs` and the like: the programs of the page `/developers`, to be downloaded. */
export function mountDevelopers(app: Hono<ApiEnv>): void {
  for (const name of PROGRAM_FILES) {
    const text = readProgram(name);
    const type = name.endsWith('.py') ? 'text/x-python' : 'text/javascript';
    app.get(`/developers/${name}`, (c) =>
      c.body(text, 200, {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'public, max-age=3600',
        // A page elsewhere may import the client from here.
        'access-control-allow-origin': '*',
      }),
    );
  }
}
