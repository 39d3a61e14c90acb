/**
 * Tokens are read at the root, in the theme of the page. Written again on a part of the page they are read
 * in the theme of that part.
 */
export function takeTokens(part: HTMLElement | null): void {
  for (const sheet of document.styleSheets) {
    for (const rule of stylesOf(sheet.cssRules)) {
      if (!rule.selectorText.includes(':root')) continue;
      for (const name of rule.style) {
        if (name.startsWith('--color-')) {
          part?.style.setProperty(name, rule.style.getPropertyValue(name));
        }
      }
    }
  }
}

/** Also those within layers. */
function stylesOf(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    return rule instanceof CSSGroupingRule ? stylesOf(rule.cssRules) : [];
  });
}
