import { expect, test } from 'vitest';
import { listClashes } from '#server/play/matches/clash-list.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { DEMO_AUTHOR, loadDemo } from './commands.ts';
import { playDue } from './replay.ts';

test('the demonstration has no clashes on any starting day', async () => {
  const week = Array.from({ length: 7 }, (_, day) => `2026-03-${15 + day}`);
  // The Nyerere Cup would be played on these, from a Friday on.
  for (const day of [...week, '2025-10-11', '2025-10-14']) {
    const { store, stop } = await startTestServer();
    const at = Date.parse(`${day}T09:00:00Z`);
    await loadDemo(store, { actor: DEMO_AUTHOR, now: at });
    await playDue(store, at);
    expect([day, await listClashes(store, at, 10, null)]).toEqual([day, []]);
    await stop();
  }
});
