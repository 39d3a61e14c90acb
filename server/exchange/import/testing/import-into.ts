import { startTestServer } from '#server/testing/start-test-server.ts';

/** A server with one league of a name, and the way to import into it. */
export async function startLeague(choice: Record<string, unknown> = {}) {
  const server = await startTestServer();
  const { body } = await server.call('POST', '/api/v1/leagues', {
    name: 'Ligi ya Majaribio',
    type: 'League',
    startsAt: '2026-01-01',
    location: 'Dar es Salaam',
    partner: 'N/A',
    ...choice,
  });
  const path = `/api/v1/leagues/${body.id}`;
  return {
    ...server,
    path,
    id: body.id as string,
    send: async (csv: string, query = '') =>
      (await server.call('POST', `${path}/import${query}`, csv)).body,
    matches: async () =>
      (await server.call('GET', `/api/v1/matches?league=${body.id}&limit=100`)).body.items,
  };
}
