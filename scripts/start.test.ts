import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ended, start } from './child.mjs';
import { isPortFree } from './port-free.mjs';

test('npm start beside a running server ends before it installs, builds or opens anything', async () => {
  const running = createServer().listen(0, '127.0.0.1');
  await once(running, 'listening');
  const { port } = running.address() as AddressInfo;
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1' };
  const script = join(import.meta.dirname, 'start.mjs');
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  running.close();
  expect({ code, said: output }).toEqual({
    code: 1,
    said:
      `Cannot start: port ${port} is taken, perhaps by a Wavu that is already running. ` +
      'Stop it, or choose another PORT. Nothing was installed, built or changed.\n',
  });
});

test('an unused port counts as free', async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  expect(await isPortFree({ PORT: String(port), HOST: '127.0.0.1' })).toBe(false);
  probe.close();
  await once(probe, 'close');
  expect(await isPortFree({ PORT: String(port), HOST: '127.0.0.1' })).toBe(true);
});

test.each([
  ['SIGKILL', 137],
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('a program ended by %s has the exit code %i', async (signal, code) => {
  const child = start(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await once(child, 'spawn');
  child.kill(signal);
  expect(await ended(child)).toBe(code);
});
