const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>(?=(\s*<)?)/gi;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
/** The elements whose values decide how an element looks and what it is; the others only count. */
const MEANINGFUL_ATTRIBUTE =
  /^(class|role|type|scope|lang|aria-(?!label|described|controls|valuetext).*)$/;

/**
 * Each element of a page in its place: tags, classes, roles and states from the body down to it, and
 * whether it begins with words, but none of the words. An accessibility check that has seen an element
 * in its place on one page has seen it on all.
 */
export function elementPaths(html: string): Set<string> {
  const paths = new Set<string>();
  const open = [''];
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style)\b.*?<\/\1>/gs, '');
  for (const [, closing, tag, attributes = '', markup] of body.matchAll(TAG)) {
    if (closing) {
      open.pop();
      continue;
    }
    const facts = [...attributes.matchAll(ATTRIBUTE)]
      .map(([, name, value]) => (MEANINGFUL_ATTRIBUTE.test(name!) ? `${name}=${value}` : name))
      .sort();
    const words = markup === undefined ? ' words' : '';
    const path = `${open.at(-1)}>${tag} ${facts.join(' ')}${words}`;
    paths.add(path);
    if (!VOID.has(tag!.toLowerCase())) open.push(path);
  }
  return paths;
}
