/**
 * The teams, leagues and matches that this device follows: their stars, their rows first, their lines in
 * tables marked. Pages are the same for everybody; what is somebody's own is done here.
 */
import { codeOf } from '#app/features/follow/subject-codes.ts';
import type { Follow } from '#contract/accounts/follows.ts';
import type { LiveScore } from '#contract/matches/live.ts';

/** Old matches fall off. */
const MOST = 100;

type Live = { onLine?: (line: LiveScore) => void };

let isMineOnly = false;

/** Before teams could be followed, the ids of matches alone were stored. */
export function readFollows(): Follow[] {
  try {
    const stored = JSON.parse(localStorage.follows ?? '[]') as (Follow | string)[];
    return stored.map((entry) => (typeof entry === 'string' ? ['match', entry, ''] : entry));
  } catch {
    return [];
  }
}

export function writeFollows(follows: readonly Follow[]): void {
  localStorage.follows = JSON.stringify(follows.slice(-MOST));
  showMine();
}

/** The team, league or match of a star. */
function subjectOf(star: Element): Follow {
  const place = star.closest<HTMLElement>('.bell-place')!;
  const { follow, id = '', name = '' } = place.dataset;
  if (follow) return [follow as Follow[0], id, name];
  const match = place.closest<HTMLElement>('[data-match]');
  const names = [...(match?.querySelectorAll('.name') ?? [])].map((it) => it.textContent);
  return ['match', match?.dataset.match ?? '', names.slice(0, 2).join(' – ')];
}

/** @param live hears, from the first time on, of each line before it is shown */
export function showMine(live?: Live): void {
  const column = document.querySelector<HTMLElement>('[data-list]');
  // On a phone it is not shown.
  if (live && column?.offsetWidth) {
    const filling = import('./list-beside.ts').then((it) => it.fillList(column));
    filling.then(() => showMine(live), String);
  }
  const recent = live && document.querySelector<HTMLElement>('.recent');
  if (recent) import('../search/recent-searches.ts').then((it) => it.showRecent(recent), String);
  const follows = readFollows();
  const ids = new Set(follows.map(([, id]) => id));
  const codes = new Set(follows.map(([, id]) => codeOf(id)));
  const first = document.querySelector('.followed');
  const template = document.querySelector<HTMLTemplateElement>('#bell');
  for (const place of document.querySelectorAll('.bell-place')) {
    const star =
      place.querySelector<HTMLElement>('.bell') ??
      (template?.content.firstElementChild?.cloneNode(true) as HTMLElement);
    const [, id, name] = subjectOf(place);
    if (!star.parentNode) place.append(star);
    star.ariaLabel = `${star.title}: ${name}`;
    star.ariaPressed = String(ids.has(id));
  }
  for (const row of document.querySelectorAll<HTMLElement>('[data-match]')) {
    const isOfMine = row.dataset.of?.split(' ').some((code) => codes.has(code));
    const isMine = isOfMine || ids.has(row.dataset.match!);
    // A row that is no longer followed keeps its place until the page is loaded again.
    if (isMine && live && row.matches('.row')) first?.append(row);
    row.classList.toggle('mine', isMine);
  }
  for (const link of document.querySelectorAll('tr [href*="/team/"]')) {
    const id = link.getAttribute('href')!.split('/').pop()!;
    link.closest('tr')!.classList.toggle('mine', ids.has(id));
  }
  const links = document.querySelector<HTMLElement>('.mine-links');
  links?.replaceChildren(
    ...follows.filter(([kind]) => kind !== 'match').map((it) => linkTo(it, links.dataset.home)),
  );
  const page = document.documentElement;
  page.toggleAttribute('data-mine', ids.size > 0);
  page.dataset.placed = '';
  narrow(isMineOnly && ids.size > 0);
  if (live) live.onLine = tell;
}

function linkTo([kind, id, name]: Follow, home = ''): HTMLElement {
  const link = document.createElement('a');
  link.href = `${home}/${kind}/${id}`;
  link.textContent = name;
  return link;
}

/** The filter of the list. */
function narrow(isOn: boolean): void {
  isMineOnly = isOn;
  document.querySelector('.list')?.classList.toggle('only-mine', isOn);
  const filter = document.querySelector('.mine-only');
  if (filter) filter.ariaPressed = String(isOn);
}

/** A star, or the filter. */
export function pressMine(button: HTMLElement): void {
  if (button.matches('.mine-only')) {
    narrow(!isMineOnly);
    return;
  }
  const subject = subjectOf(button);
  const others = readFollows().filter(([, id]) => id !== subject[1]);
  const isNew = button.ariaPressed !== 'true';
  writeFollows(isNew ? [...others, subject] : others);
  import('../hear/hear.ts').then((it) => it.askHow(subject, isNew), String);
}

/** Before the line is shown: what it changes is told by how it was. */
function tell(line: LiveScore): void {
  const match = document.querySelector(`.mine[data-match="${line.id}"]`);
  if (!match) return;
  const before = match.cloneNode(true) as HTMLElement;
  import('./notices.ts').then((it) => it.reportOf(line, before), String);
}
