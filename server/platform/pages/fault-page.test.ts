import { expect, test } from 'vitest';
import { withAge } from './fault-page.ts';

const AS_OF = Date.parse('2026-11-23T09:05:00Z');
const page = (middle: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>Teams</title></head><body><main>${middle}</main></body></html>`;

test('an old page says of when it is, above its middle, and asks for a newer one by itself', () => {
  const aged = withAge(page('Simba $1'), AS_OF, AS_OF + 60_000);
  expect(aged).toContain('<meta http-equiv="refresh" content="30"></head>');
  expect(aged).toContain('This page is as of 12:05.</aside><main>Simba $1</main>');
});

test('an old page with a form that is sent stays as it is: what is typed would be lost', () => {
  const aged = withAge(page('<form class="form" method="post"></form>'), AS_OF, AS_OF);
  expect(aged).not.toContain('http-equiv="refresh"');
  expect(aged).toContain('This page is as of 12:05.');
  const search = withAge(page('<form action="/search"></form>'), AS_OF, AS_OF);
  expect(search).toContain('http-equiv="refresh"');
});
