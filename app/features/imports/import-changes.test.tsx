// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { formatDay } from '#app/lib/day-format.ts';
import { messagesOf } from '#app/messages/language-messages.ts';
import { showPart } from '#app/testing/shown-page.tsx';
import { localPath, PUBLISHED_LANGUAGES } from '#contract/language.ts';
import { textOf } from '#contract/text/text.ts';
import { ChangeTable, ErrorTable } from './import-changes.tsx';

test.each(PUBLISHED_LANGUAGES)(
  'positions and days of a file are shown in the language of the page: %s',
  (language) => {
    const columns = [
      { column: 'position', before: null, after: 'Middle blocker' },
      { column: 'dateOfBirth', before: null, after: '2001-03-12' },
    ];
    const changes = [{ row: 2, what: 'created' as const, name: 'Asha', columns }];
    const result = { created: 1, updated: 0, errors: [], changes } as never;
    const { container } = showPart(
      <ChangeTable result={result} />,
      undefined,
      localPath(language, '/admin'),
    );
    const text = container.textContent;
    expect(text).toContain(messagesOf(language).people.written['middle blocker']);
    expect(text).toContain(formatDay(language, '2001-03-12', 'dated'));
    expect(text).not.toContain('2001-03-12');
  },
);

test('a wrong value is quoted once, by its message or before it', () => {
  const row = { row: 6, column: 'height', value: '3.20', message: '' };
  const errors = [
    { ...row, text: textOf('import.height', { value: '3.20' }) },
    {
      ...row,
      row: 7,
      column: 'jerseyNumber',
      value: '150',
      text: textOf('check.atMost', { maximum: '99' }),
    },
  ];
  const { container } = showPart(<ErrorTable faults={{ errors, errorCount: 2 } as never} />);
  expect(container.textContent.match(/3\.20/g)).toHaveLength(1);
  expect([...container.querySelectorAll('q')].map((it) => it.textContent)).toEqual(['150']);
});
