import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readEnvironment } from './platform/config/environment.ts';
import { startWavu } from './start.ts';

test.each([
  ['0', 'timeout=5'],
  ['1', 'timeout=660'],
])('behind %s proxies an idle connection is kept for a %s', async (proxies, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'wavu-idle-'));
  const environment = readEnvironment({
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: folder,
    DEMO: 'off',
    TRUST_PROXY: proxies,
  });
  const { url, stop } = await startWavu({ environment, log: pino({ level: 'silent' }) });
  const answer = await fetch(`${url.replace('localhost', '127.0.0.1')}/api/v1/teams`);
  await answer.arrayBuffer();
  await stop();
  rmSync(folder, { recursive: true });
  expect(answer.headers.get('keep-alive')).toBe(expected);
});
