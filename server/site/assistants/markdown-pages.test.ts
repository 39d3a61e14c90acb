import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { markdownText } from './markdown-text.ts';
import { createSampleLeague } from './testing/sample-league.ts';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const server = await startTestServer({ publicUrl: 'https://wavu.example', clock: () => NOW });
afterAll(() => server.stop());
const created = await createSampleLeague(server.call);

async function read(path: string, accept = 'text/markdown') {
  const answer = await server.app.request(path, { headers: { accept } });
  const type = answer.headers.get('content-type') ?? '';
  return { status: answer.status, type, headers: answer.headers, text: await answer.text() };
}

test('a table is there as Markdown, with its page, its time and the reasons of its order', async () => {
  const { status, type, headers, text } = await read(`/league/${created.league}/standingList`);
  expect({ status, type }).toEqual({ status: 200, type: 'text/markdown; charset=utf-8' });
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('vary')).toContain('Accept');
  expect(text).toContain(`- Page: https://wavu.example/league/${created.league}`);
  expect(text).toContain('- As of: 2026-11-24T12:00:00.000Z');
  expect(text).toContain('| Rank | Team | Id | Played | Won | Lost | Points | Sets | Rallies |');
  expect(text).toContain(`| 1 | Chui | ${created.chui} | 2 | 1 | 1 | 3 | 3-3 | 135-105 |`);
  expect(text).toContain('## Ties');
});

test.each([
  ['a match', () => `/${created.match}`, '- Sets: 25-10, 25-10, 25-10'],
  ['a match of the right column, in Swahili', () => `/sw/right/${created.match}`, '- Winner: Chui'],
  ['a team', () => `/team/${created.chui}`, '## Results'],
  ['the leagues', () => '/leagues', 'Ligi ya Moshi'],
  ['a day', () => '/?date=2026-11-20', '| Chui |'],
  ['a player', () => `/player-profile/${created.player}`, '- Full name: Asha Mosha'],
])('%s is there as Markdown', async (_, path, line) => {
  const { status, text } = await read(path());
  expect(status).toBe(200);
  expect(text).toContain(line);
});

test('an address that ends in .md is Markdown for everybody', async () => {
  const { type, text } = await read(`/${created.match}.md`, '*/*');
  expect(type).toContain('text/markdown');
  expect(text).toContain('# One match');
  expect((await read('/index.md', '*/*')).type).toContain('text/markdown');
});

test('browsers never get Markdown for the address of a page', async () => {
  const { type } = await read(`/${created.match}`, 'text/html,application/xhtml+xml,*/*;q=0.8');
  expect(type).not.toContain('markdown');
});

test('a child is not named, and the page of a missing team says that it does not exist', async () => {
  const child = await read(`/player-profile/${created.child}`);
  expect(child.text).not.toContain('Siri');
  const missing = await read('/team/01a20608-3f1b-71cd-bc23-827ac65d0fed');
  expect(missing.status).toBe(404);
  expect(missing.text).toContain('- Reason: ');
});

test('a name with signs of Markdown stays one cell of its table', () => {
  const rows = [{ team: 'A | [B](http://x) <b>\n# C', points: 3 }];
  expect(markdownText('Table', {}, { rows })).toBe(
    '# Table\n\n## Rows\n\n| Team | Points |\n| --- | --- |\n' +
      '| A \\| \\[B\\](http://x) \\<b\\> \\# C | 3 |\n',
  );
});
