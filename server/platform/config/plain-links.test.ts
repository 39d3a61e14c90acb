import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';
import { plainLinks } from './plain-links.ts';

const SECRET = 'x'.repeat(32);

test.each([
  ['DATABASE_URL', 'postgres://u:p@db.example.org/wavu'],
  ['DATABASE_URL', 'postgres://u:p@203.0.113.7/wavu?sslmode=prefer'],
  ['SMTP_URL', 'smtp://u:p@mail.example.org:587'],
  ['GOOGLE_ISSUER', 'http://id.example.org'],
])('%s=%s is reported', (name, value) => {
  const faults = plainLinks(readEnvironment({ SECRET, [name]: value }));
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(name);
  expect(faults[0]).not.toContain('u:p');
});

test.each([
  ['DATABASE_URL', 'postgres://u:p@db.example.org/wavu?sslmode=verify-full'],
  ['DATABASE_URL', 'postgres://u:p@localhost/wavu'],
  ['DATABASE_URL', 'postgres://u:p@10.1.2.3/wavu'],
  ['DATABASE_URL', 'postgres:///wavu?host=/run/postgresql'],
  ['SMTP_URL', 'smtps://u:p@mail.example.org'],
  ['SMTP_URL', 'smtp://relay:25'],
  ['SMTP_URL', 'smtp://[::1]:25'],
  ['GOOGLE_ISSUER', 'https://id.example.org'],
])('%s=%s is not reported', (name, value) => {
  expect(plainLinks(readEnvironment({ SECRET, [name]: value }))).toEqual([]);
});
