import type { Page } from '@playwright/test';

/** Places of words for people besides the text of a page. */
const SPOKEN = [
  'aria-label',
  'aria-description',
  'title',
  'alt',
  'placeholder',
  'content',
  'value',
];

/** Addresses, colours as numbers, and names of programs to download. */
const SAME = /\S+@\S+|https?:\/\/\S*|#[0-9a-f]{6}\b|[\w-]+\.(?:mjs|py)\b/g;

/**
 * The words of a page that have no accent, each with the text that it stands in: in its title, its
 * description, its text, names of its controls, templates, and sentences kept for its script.
 */
export async function plainWords(page: Page, allowed: readonly string[] = []): Promise<string[]> {
  const texts = await page.evaluate(readTexts, SPOKEN);
  const found = texts.flatMap((original) => {
    const text = original.replace(SAME, '');
    const words = text.match(/(?<![\p{L}\p{N}@./_-])[A-Za-z]{2,}(?![\p{L}\p{N}@/_])/gu) ?? [];
    const left = words.filter((word) => !allowed.includes(word));
    return left.length === 0 ? [] : [`${left.join(' ')} | ${text.slice(0, 120)}`];
  });
  return [...new Set(found)];
}

/** Runs in the page. */
function readTexts(spoken: readonly string[]): string[] {
  const texts: string[] = [document.title];
  const OTHER_LANGUAGE = '[lang]:not(html):not([lang=en-XA])';
  const silent = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'CODE', 'KBD', 'PRE']);

  function read(node: Node): void {
    if (node instanceof Text) texts.push(node.data);
    if (node instanceof HTMLTemplateElement) read(node.content);
    if (node instanceof Element) {
      if (silent.has(node.tagName) || isIn(node, OTHER_LANGUAGE)) return;
      texts.push(...attributes(node));
    }
    for (const child of node.childNodes) read(child);
  }

  /** A form with a field named `matches` answers with that field at `form.matches`. */
  function isIn(element: Element, selector: string): boolean {
    return Element.prototype.matches.call(element, selector);
  }

  function attributes(element: Element): string[] {
    return [...element.attributes].flatMap(({ name, value }) => {
      if (name === 'value' && !isIn(element, '[type=submit], [type=button]')) return [];
      if (name === 'content' && !isIn(element, '[name=description], [property$=description]')) {
        return [];
      }
      if (spoken.includes(name)) return [value];
      // A sentence for the script; a single word is a code, and so are the ends of ids.
      return name.startsWith('data-') &&
        name !== 'data-status' &&
        name !== 'data-of' &&
        /[A-Za-z]{2,} [A-Za-z]{2,}/.test(value)
        ? [value]
        : [];
    });
  }

  read(document.documentElement);
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
}
