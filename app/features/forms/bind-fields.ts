import type { FormErrors } from './form-values.ts';

/** The facts about the record that a field of a form needs: `{...bind('city')}`. */
export function bindFields<T extends object>(errors: FormErrors, record: T | undefined) {
  return (name: keyof T & string, fallback?: string | number) => {
    const stored = record?.[name] as string | number | null | undefined;
    return { name, errors, defaultValue: stored ?? fallback };
  };
}
