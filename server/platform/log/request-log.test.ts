import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { SecurityEvent } from '#server/platform/http/security-events.ts';
import { createRequestLog } from './request-log.ts';

function openLog() {
  vi.useFakeTimers();
  const lines: Record<string, unknown>[] = [];
  const log = createRequestLog(pino({}, { write: (line) => void lines.push(JSON.parse(line)) }));
  onTestFinished(() => {
    log.stop();
    vi.useRealTimers();
  });
  return { lines, log };
}

const REFUSED: SecurityEvent = {
  event: 'refused',
  outcome: 'refused',
  actor: 'nobody',
  address: '192.0.2.1',
  call: 'GET /api/v1/users',
  status: 401,
  code: 'NOT_SIGNED_IN',
};

test('1,224 refusals in a minute give 20 log lines and one with the number of the others', () => {
  const { lines, log } = openLog();
  for (let n = 0; n < 1224; n += 1) log.security(REFUSED);
  expect(lines).toHaveLength(20);
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(21);
  expect(lines[20]).toMatchObject({
    level: 40,
    of: 'security',
    event: 'refused',
    code: 'NOT_SIGNED_IN',
    leftOut: 1204,
    msg: 'left out 1204 lines',
  });
  log.security(REFUSED);
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(22);
});

test('a flood of anonymous events hides neither other events nor signed-in people', () => {
  const { lines, log } = openLog();
  for (let n = 0; n < 100; n += 1) log.security(REFUSED);
  log.security({ ...REFUSED, actor: 'user:1' });
  log.security({ ...REFUSED, event: 'sign-in', code: 'WRONG_CREDENTIALS' });
  expect(lines.slice(20)).toMatchObject([{ actor: 'user:1' }, { event: 'sign-in' }]);
});

test('faults of one kind give 20 log lines with their stack, and a sum', () => {
  const { lines, log } = openLog();
  for (let n = 0; n < 100; n += 1) log.fault(new Error(`fault ${n}`), `/page/${n}`, `id-${n}`);
  log.stop();
  expect(lines).toHaveLength(21);
  expect(lines[0]).toMatchObject({
    msg: 'request failed',
    path: '/page/0',
    requestId: 'id-0',
    level: 50,
  });
  expect(lines[20]).toMatchObject({ of: 'request failed', cause: 'unknown', leftOut: 80 });
});
