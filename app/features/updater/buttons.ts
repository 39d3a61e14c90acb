/** Theme, share and the menu. Comes when the first of them is pressed. */

export function press(button: HTMLElement): void {
  if ('share' in button.dataset) void sharePage(button);
  else if ('themeSwitch' in button.dataset) switchTheme(button);
  else if (button instanceof HTMLDetailsElement) mindMenu(button);
}

/** A menu that was opened closes with a tap beside it and with Escape. */
function mindMenu(menu: HTMLDetailsElement): void {
  if ('minded' in menu.dataset) return;
  menu.dataset.minded = '';
  addEventListener('click', ({ target }) => {
    if (!menu.contains(target as Node)) menu.open = false;
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}

const THEMES = ['', 'light', 'dark'];

/** As the phone, light, dark and from the start; the button's name says which. */
function switchTheme(button: HTMLElement): void {
  const { dataset } = document.documentElement;
  const next = (THEMES.indexOf(dataset.theme ?? '') + 1) % THEMES.length;
  const theme = THEMES[next]!;
  if (theme) dataset.theme = theme;
  else delete dataset.theme;
  button.title = button.dataset.themeSwitch?.split(',')[next] ?? '';
  const status = document.querySelector('[role=status]');
  if (status) status.textContent = button.title;
  try {
    localStorage.theme = theme;
  } catch {
    // Storage is off: the theme holds for this page.
  }
}

async function sharePage(button: HTMLElement): Promise<void> {
  // Of the open tab: what the head of the page names is the address that it was loaded by.
  const url = location.href.replace('/right/', '/');
  if (navigator.share) {
    // Refused means: closed without choosing.
    await navigator.share({ title: document.title, url }).catch(() => undefined);
    return;
  }
  await navigator.clipboard.writeText(url);
  const { textContent: label, dataset } = button;
  // Pressed again before it says its own words.
  if (label === dataset.share) return;
  button.textContent = dataset.share ?? '';
  setTimeout(() => {
    button.textContent = label;
  }, 2000);
}
