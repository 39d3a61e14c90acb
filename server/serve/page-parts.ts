/** The style of the open tab, as `app/ui/part-style.tsx` has it: the page may have been opened with another one. */
const SHEET = /<style data-precedence.*?<\/style>/s;

/**
 * The part of a page that an open page needs to come up to date: title and middle. The frame and
 * the style are three quarters of a page, and a match followed to its end reads it a dozen times.
 */
function mainOf(html: string): string {
  const [title = ''] = /<title>.*?<\/title>/s.exec(html) ?? [];
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>') + '</main>'.length);
  const [style = ''] = SHEET.exec(html.slice(0, html.indexOf('</head>'))) ?? [];
  // Within the match: beside it everything is a column of the page.
  const at = style === '' ? 0 : main.lastIndexOf('</article>');
  return title + main.slice(0, at) + style + main.slice(at);
}

/** Court, uses and reason of a match: what changes between two points. */
function knownOf(html: string): string {
  return /<aside[^>]* data-known=.*?<\/aside>/s.exec(html)?.[0] ?? '';
}

/** Parts of a page that its script asks for, by their name in the query. */
export const PARTS: Record<string, (html: string) => string> = { main: mainOf, known: knownOf };
