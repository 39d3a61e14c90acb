import { afterAll, beforeEach, expect, test } from 'vitest';
import { IDEMPOTENCY_LIFE_MS } from '#contract/idempotency-key.ts';
import { write } from '#server/platform/db/write.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { claimKey, forgetAnswersAbout, forgetOldAnswers, storeAnswer } from './commands.ts';
import { findStoredAnswer } from './queries.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { store, adminId } = server;

const NOW = Date.UTC(2026, 10, 26, 12);
const AUTHOR = { actor: { kind: 'system', name: 'test' }, now: NOW } as const;
const keyed = (key: string) => ({ user_id: adminId, key, call: 'POST /teams', body_hash: 'x' });
const claim = (key: string, now: number) =>
  write(store, AUTHOR, ({ db }) => claimKey(db, keyed(key), now));
const answers = () => store.db.selectFrom('kept_answer').selectAll().orderBy('key').execute();

beforeEach(async () => {
  await store.db.deleteFrom('kept_answer').execute();
});

test('a claimed key has no answer yet: status 0, no headers and no body', async () => {
  await claim('a', NOW);
  expect(await answers()).toEqual([
    { ...keyed('a'), status: 0, headers: '[]', body: '', kept_at: NOW },
  ]);
});

test('a key whose call still runs is refused, and another key is claimed', async () => {
  await claim('a', NOW);
  const error = { code: 'CONFLICT', text: { key: 'idempotency.running' } };
  await expect(claim('a', NOW + 1)).rejects.toMatchObject(error);
  await claim('b', NOW + 1);
  expect((await answers()).map(({ key, kept_at }) => [key, kept_at])).toEqual([
    ['a', NOW],
    ['b', NOW + 1],
  ]);
});

test('a key is claimed anew at the end of its life, to the millisecond, and other keys stay', async () => {
  await claim('a', NOW);
  await claim('b', NOW);
  await expect(claim('a', NOW + IDEMPOTENCY_LIFE_MS - 1)).rejects.toThrow();
  await claim('a', NOW + IDEMPOTENCY_LIFE_MS);
  expect((await answers()).map(({ key, kept_at }) => [key, kept_at])).toEqual([
    ['a', NOW + IDEMPOTENCY_LIFE_MS],
    ['b', NOW],
  ]);
});

test('an answer is stored under its own key alone', async () => {
  await claim('a', NOW);
  await claim('b', NOW);
  const answer = { status: 201, headers: '[["etag","1"]]', body: '{"id":"t"}' };
  await write(store, AUTHOR, ({ db }) => storeAnswer(db, keyed('a'), answer));
  expect(await answers()).toMatchObject([
    { key: 'a', ...answer },
    { key: 'b', status: 0, body: '' },
  ]);
  expect(await findStoredAnswer(store, keyed('a'), NOW)).toMatchObject(answer);
});

test('answers that name one of the ids are forgotten, others stay, and no id forgets nothing', async () => {
  const bodies = { a: '{"id":"asha"}', b: '{"id":"juma"}', c: '{"id":"neema"}' };
  for (const [key, body] of Object.entries(bodies)) {
    await claim(key, NOW);
    const answer = { status: 201, headers: '[]', body };
    await write(store, AUTHOR, ({ db }) => storeAnswer(db, keyed(key), answer));
  }
  await write(store, AUTHOR, ({ db }) => forgetAnswersAbout(db, []));
  expect(await answers()).toHaveLength(3);
  await write(store, AUTHOR, ({ db }) => forgetAnswersAbout(db, ['asha', 'neema']));
  expect((await answers()).map(({ key }) => key)).toEqual(['b']);
});

test('old answers are forgotten at the end of their life, to the millisecond', async () => {
  await claim('a', NOW);
  await claim('b', NOW + 1);
  await forgetOldAnswers(store, NOW + IDEMPOTENCY_LIFE_MS);
  expect((await answers()).map(({ key }) => key)).toEqual(['b']);
});
