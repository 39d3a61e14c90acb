import { SIDES } from '../volleyball/side.ts';

/** Judges one value of a file: null for a good one, else the words of what was expected. */
export type ValueCheck = (value: unknown) => string | null;

function expecting(expected: string, isGood: (value: unknown) => boolean): ValueCheck {
  return (value) => (isGood(value) ? null : expected);
}

export function wholeNumber(least: number, most: number): ValueCheck {
  return expecting(`a whole number from ${least} to ${most}`, (value) => {
    return Number.isInteger(value) && least <= (value as number) && (value as number) <= most;
  });
}

export function oneOf(values: readonly string[]): ValueCheck {
  return expecting(`one of ${values.join(', ')}`, (value) => values.includes(value as string));
}

export function listOf(check: ValueCheck): ValueCheck {
  return (value) => {
    if (!Array.isArray(value)) return 'a list';
    const wrong = value.map(check).find((expected) => expected !== null);
    return wrong === undefined ? null : `a list, each ${wrong}`;
  };
}

/** An object with these facts; others may stand beside them. */
export function objectOf(facts: Readonly<Record<string, ValueCheck>>): ValueCheck {
  return (value) => {
    if (!isRecord(value)) return 'an object';
    const wrong = wrongFact(value, facts);
    return wrong === null ? null : `an object whose ${wrong.field} is ${wrong.expected}`;
  };
}

export function either(first: ValueCheck, second: ValueCheck): ValueCheck {
  return (value) => {
    const expected = first(value);
    const other = second(value);
    return expected === null || other === null ? null : `${expected} or ${other}`;
  };
}

/** The fact may be missing. */
export function optional(check: ValueCheck): ValueCheck {
  return (value) => (value === undefined ? null : check(value));
}

/** The first fact that is missing or wrong. */
export function wrongFact(
  record: Readonly<Record<string, unknown>>,
  facts: Readonly<Record<string, ValueCheck>>,
): { field: string; expected: string } | null {
  for (const [field, check] of Object.entries(facts)) {
    const expected = check(record[field]);
    if (expected !== null) return { field, expected };
  }
  return null;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const text = expecting('a text', (value) => typeof value === 'string');
export const words = expecting('a text of a character or more', (value) => {
  return typeof value === 'string' && value !== '';
});
export const flag = expecting('true or false', (value) => typeof value === 'boolean');
export const side = oneOf(SIDES);
export const shirt = wholeNumber(0, 999);
export const score = wholeNumber(0, 999);
