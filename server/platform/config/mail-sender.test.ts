import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';
import { mailSender } from './mail-sender.ts';

test.each([
  [undefined, 'Wavu', 'no-reply@wavu.example'],
  ['ligi@tava.example', 'Wavu', 'ligi@tava.example'],
  ['Volleyball Tanzania <ligi@tava.example>', 'Volleyball Tanzania', 'ligi@tava.example'],
])('MAIL_FROM=%s sends as %s from %s', (setting, name, address) => {
  const { MAIL_FROM } = readEnvironment({ MAIL_FROM: setting });
  expect(mailSender(MAIL_FROM, 'https://wavu.example:8443')).toEqual({ name, address });
});

test.each(['ligi', 'ligi@localhost', 'A <ligi@tava.example', 'ligi@tava.example>', 'a@b.c, d@e.f'])(
  'MAIL_FROM=%s is refused by name',
  (setting) => {
    expect(() => readEnvironment({ MAIL_FROM: setting })).toThrow(
      /^Cannot start, check the environment: MAIL_FROM: must be an address/,
    );
  },
);
