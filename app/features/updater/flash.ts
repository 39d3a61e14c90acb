/** Writes a number and lets it flash where it changed; the CSS leaves the flash out on request. */
export function write(element: Element, number: number | undefined): void {
  const text = String(number);
  if (element.textContent === text) return;
  element.textContent = text;
  flash(element);
}

function flash(element: Element): void {
  element.classList.remove('flash');
  // Reading the width starts the animation anew.
  void (element as HTMLElement).offsetWidth;
  element.classList.add('flash');
}
