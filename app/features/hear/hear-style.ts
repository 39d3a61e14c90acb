/** Loaded with the question: the styles of pages have no room for rules that few visitors need. */
const STYLE = `
.hear { width: min(27rem, calc(100vw - 2rem)); margin: auto; padding: 20px; border: 1px solid var(--color-line);
  border-radius: 14px; background: var(--color-raised); color: var(--color-ink) }
.hear::backdrop { background: #0008 }
.hear h2 { font-size: 1.25rem; font-weight: 700 }
.hear h2 + p { margin: 8px 0; color: var(--color-quiet) }
.hear label { display: flex; min-height: 44px; align-items: center; gap: 12px }
.hear [type=checkbox] { width: 20px; height: 20px; accent-color: var(--color-green) }
.hear [type=time] { order: 1; min-height: 40px; margin-left: auto; padding: 0 8px;
  border: 1px solid var(--color-quiet); border-radius: 8px }
.hear [role=alert] { color: var(--color-alarm) }
.hear a { display: inline-block; padding: 10px 0; color: var(--color-green); font-weight: 700; text-decoration: underline }
.hear button { width: 100%; margin-top: 8px }
`;

let isThere = false;

/** Adopted by the document, once: the policy that forbids inline styles allows this. */
export function addStyle(): void {
  if (isThere) return;
  isThere = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets.push(sheet);
}
