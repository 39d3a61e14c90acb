import { narrowPath } from './narrow-path.ts';
import { openMain } from './swap-main.ts';
import { withPart } from './with-part.ts';

/** The link that was tapped last; it lights up until the page is there. */
let awaited: Element | undefined;
/** The page that 'Try again' asks for; no page where the fault was another one. */
let lost = '';

/** One listener for everything that is tapped, so that swapped parts need no wiring. */
export function listenToTaps(): void {
  addEventListener('click', (event) => {
    const target = event.target as Element;
    const is = <E extends HTMLElement>(selector: string) => target.closest<E>(selector);
    const button = is('[data-theme-switch],[data-share],.more');
    if (button) withPart(import('./buttons.ts'), ({ press }) => press(button));
    const star = is('.bell,.mine-only');
    if (star) withPart(import('./mine.ts'), (it) => it.pressMine(star));

    // The open tab and filter in the other language.
    const languageLink = is<HTMLAnchorElement>('.language-link');
    if (languageLink) {
      const { from = '', to = '' } = languageLink.dataset;
      languageLink.pathname = location.pathname.replace(from, to);
      languageLink.search = location.search;
    }

    const isNarrow = matchMedia('(width<769px)').matches;
    const row = isNarrow && is<HTMLAnchorElement>('[data-match]>a');
    if (row) row.pathname = narrowPath(row.pathname);

    if (!is('.lost')) showLost('');
    // Beside the list of home the match alone changes, and the list keeps its place.
    const beside = isNarrow ? '' : '.home [data-match]>a,';
    const filter = is<HTMLAnchorElement>(`${beside}main :is(.pills,.days,.tabs) a`);
    if (filter && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
      event.preventDefault();
      void follow(filter.href, filter);
    }
    const again = is('.lost button');
    if (again) void follow(lost || location.href, again);
  });
  addEventListener('popstate', () => void follow(location.href));
}

/** A filter or tab changes only the centre: no white page between. */
async function follow(href: string, tapped?: Element): Promise<void> {
  // On a slow line the answer takes seconds: the tap is seen to have counted.
  if (awaited) awaited.ariaBusy = null;
  awaited = tapped;
  if (tapped) tapped.ariaBusy = 'true';
  const outcome = await openMain(href);
  if (outcome === 'overtaken') return;
  if (outcome === 'refused') return location.assign(href);
  showLost(outcome === 'lost' ? href : '');
  if (tapped) tapped.ariaBusy = null;
  if (outcome === 'shown' && href !== location.href) history.pushState(null, '', href);
}

/** The browser's own page for it would take away what is read. */
function showLost(href: string): void {
  lost = href;
  const notice = document.querySelector<HTMLElement>('.lost');
  if (notice) notice.hidden = !href;
}
