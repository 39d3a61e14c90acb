import { examCalls } from '#contract/exams/exam-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { handInExam, withdrawExam } from './commands.ts';
import { getExams } from './queries.ts';

const routes = routesOf(examCalls);

/** The scorers' exam: what was handed in, its grade, and the licence. */
export function mountExams(api: Api, store: Store): void {
  api.openapi(routes.list, async (c) => {
    const author = await authorOf(c);
    return c.json(await getExams(store.db, author, c.req.valid('param').id), 200, NO_STORE);
  });
  api.openapi(routes.handIn, async (c) => {
    const { id } = c.req.valid('param');
    const result = await handInExam(store, await authorOf(c), id, c.req.valid('json'));
    return c.json(result, 201, NO_STORE);
  });
  api.openapi(routes.withdraw, async (c) => {
    const { id, exam } = c.req.valid('param');
    const author = await authorOf(c);
    await withdrawExam(store, author, id, exam, c.req.valid('json').reason);
    return c.json(await getExams(store.db, author, id), 200, NO_STORE);
  });
}
