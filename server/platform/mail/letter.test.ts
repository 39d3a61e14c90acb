import { expect, test } from 'vitest';
import { type Letter, letterHeaders, letterHtml, letterText } from './letter.ts';

const letter: Letter = {
  to: 'asha@example.org',
  language: 'en',
  subject: 'A <b> & "c"',
  paragraphs: ['Hello <script>alert(1)</script>\nsecond line', 'Bye'],
  link: { label: 'Confirm', url: 'https://wavu.example/x?a=1&b="2"' },
  closing: 'Stop: https://wavu.example/stop?token=t',
};

test('the plain text has the words and the address unchanged', () => {
  expect(letterText(letter)).toBe(
    'Hello <script>alert(1)</script>\nsecond line\n\nBye\n\n' +
      'Confirm:\nhttps://wavu.example/x?a=1&b="2"\n\n' +
      '-- \nStop: https://wavu.example/stop?token=t\n',
  );
});

test('text entered by people never becomes markup', () => {
  const html = letterHtml(letter);
  expect(html).toContain('Hello &#60;script&#62;alert(1)&#60;/script&#62;<br>second line');
  expect(html).toContain('<title>A &#60;b&#62; &#38; &#34;c&#34;</title>');
  expect(html).toContain('<a href="https://wavu.example/x?a=1&#38;b=&#34;2&#34;">Confirm</a>');
  expect(html).toContain('<a href="https://wavu.example/stop?token=t">');
});

test('the markup declares its language', () => {
  expect(letterHtml(letter)).toContain('<html lang="en">');
  expect(letterHtml({ ...letter, language: 'sw' })).toContain('<html lang="sw">');
});

test('only a letter to a list can be unsubscribed from with one click', () => {
  expect(letterHeaders(letter)).toEqual({});
  expect(
    letterHeaders({ ...letter, replyTo: 'a@b.example', unsubscribeUrl: 'https://w/u' }),
  ).toEqual({
    'Reply-To': 'a@b.example',
    'List-Unsubscribe': '<https://w/u>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});
