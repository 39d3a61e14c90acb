import { expect, onTestFinished, test } from 'vitest';
import { readable, startMailRelay } from '#server/platform/mail/testing/mail-relay.ts';
import { openCommandLine } from './testing/command-line.ts';

async function withRelay() {
  const relay = await startMailRelay();
  onTestFinished(() => relay.stop());
  const settings = {
    url: relay.url,
    origin: 'https://wavu.example',
    from: 'Ligi <ligi@tava.example>',
  };
  const { run, drop } = await openCommandLine({ relay: settings });
  onTestFinished(drop);
  return { relay, run };
}

test('a test mail goes to the relay at once, from MAIL_FROM', async () => {
  const { relay, run } = await withRelay();
  expect(await run('mail', 'test', 'asha@example.org')).toMatchObject({ code: 0, errors: [] });
  expect(relay.received).toMatchObject([{ from: 'ligi@tava.example', to: ['asha@example.org'] }]);
  const mail = readable(relay.received[0]!.raw);
  expect(mail).toContain('From: Ligi <ligi@tava.example>');
  expect(mail).toContain('Mails of Wavu at https://wavu.example arrive here.');
});

test('the refusal of the relay is printed in one line', async () => {
  const { relay, run } = await withRelay();
  relay.refuse(1, 550);
  const { code, output } = await run('mail', 'test', 'asha@example.org');
  expect(code).toBe(1);
  expect(output).toMatch(/^mail test: 127\.0\.0\.1:\d+ did not take the mail: [^\n]*550 Not now$/);
});

test('without a relay, or an address, nothing is sent', async () => {
  const { run, drop } = await openCommandLine();
  expect(await run('mail', 'test', 'asha@example.org')).toMatchObject({
    code: 1,
    output: 'mail test: SMTP_URL is not set, so that this installation sends no mail',
  });
  expect(await run('mail', 'test', 'asha')).toMatchObject({
    code: 2,
    output: "mail test: 'asha' is not an e-mail address. Usage: mail test TO",
  });
  expect(await run('mail', 'test')).toMatchObject({
    code: 2,
    output: 'mail test: missing TO. Usage: mail test TO',
  });
  await drop();
});
