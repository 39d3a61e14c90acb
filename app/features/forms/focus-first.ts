import type { FormErrors } from './form-values.ts';

/** The first field, in the order of the page, that is wrong. */
export function focusFirst(form: HTMLFormElement, errors: FormErrors): void {
  const controls = [...form.querySelectorAll<HTMLElement>('[name]:not([type=hidden])')];
  controls.find((control) => errors[nameOf(control)] !== undefined)?.focus();
}

/** A field whose value stands in a hidden input says in `data-field` which one it is for. */
export function nameOf(control: HTMLElement): string {
  return control.dataset.field ?? control.getAttribute('name') ?? '';
}
