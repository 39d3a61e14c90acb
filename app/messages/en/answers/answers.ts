import { ENGLISH } from '#contract/text/english/english.ts';
import type { TextKey } from '#contract/text/text.ts';

/** The texts of the server as pages say them: checks of a field stand below it, as sentences. */
export const answers: Readonly<Record<TextKey, string>> = {
  ...ENGLISH,
  'check.missing': 'Fill this in.',
  'check.type': 'Check this.',
  'check.oneOf': 'Check this.',
  'check.atLeast': 'At least {minimum}.',
  'check.atMost': 'At most {maximum}.',
  'check.lengthAtLeast': 'At least {minimum} characters.',
  'check.lengthAtMost': 'At most {maximum} characters.',
  'check.itemsAtLeast': 'At least {minimum} entries.',
  'check.itemsAtMost': 'At most {maximum} entries.',
  'check.wrong': 'Check this.',
};
