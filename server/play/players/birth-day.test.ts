import { expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';

/** Half past midnight in Dar es Salaam, while it is still the day before in London. */
const NEW_DAY = Date.parse('2026-11-23T00:30:00+03:00');
const REFUSAL = {
  status: 422,
  code: 'NOT_BORN_YET',
  errors: [{ field: 'dateOfBirth', message: 'The date of birth is in the future.' }],
};

test('a birth date after today in Tanzania is refused for new and changed players', async () => {
  const server = await startTestServer({ clock: () => NEW_DAY });
  const { call } = server;
  const born = (dateOfBirth: string) =>
    call('POST', '/api/v1/players', { fullName: 'Asha Ally', dateOfBirth });
  expect((await born('2026-11-24')).body).toMatchObject(REFUSAL);
  const { status, body } = await born('2026-11-23');
  expect(status).toBe(201);
  const path = `/api/v1/players/${body.id}`;
  expect((await call('PATCH', path, { dateOfBirth: '2062-01-05' })).body).toMatchObject(REFUSAL);
  expect((await call('PATCH', path, { dateOfBirth: '2002-01-05', reason: 'A slip' })).status).toBe(
    200,
  );
  expect((await call('GET', path)).body.dateOfBirth).toBe('2002-01-05');
  await server.stop();
});
