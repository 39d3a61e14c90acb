import type { z } from 'zod';
import { isTextKey, type Text, textOf } from './text.ts';

type Issue = z.core.$ZodIssue;

/** The text about a field that a schema refused: the schema's own, or one by the kind of the check. */
export function textOfIssue(issue: Issue): Text {
  if (isTextKey(issue.message)) return { key: issue.message };
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? textOf('check.missing') : textOf('check.type');
    case 'too_small':
      return textOfMinimum(issue);
    case 'too_big':
      return textOfMaximum(issue);
    case 'invalid_value':
      return textOf('check.oneOf', { options: issue.values.map(String).join(', ') });
    case 'unrecognized_keys':
      return textOf('field.unknown');
    case 'invalid_format':
      return textOfFormat(issue.format);
    default:
      return textOf('check.wrong');
  }
}

function textOfMinimum({ origin, minimum: least }: Extract<Issue, { code: 'too_small' }>): Text {
  const minimum = String(least);
  if (origin === 'string') return textOf('check.lengthAtLeast', { minimum });
  if (origin === 'array' || origin === 'set') return textOf('check.itemsAtLeast', { minimum });
  return textOf('check.atLeast', { minimum });
}

function textOfMaximum({ origin, maximum: most }: Extract<Issue, { code: 'too_big' }>): Text {
  const maximum = String(most);
  if (origin === 'string') return textOf('check.lengthAtMost', { maximum });
  if (origin === 'array' || origin === 'set') return textOf('check.itemsAtMost', { maximum });
  return textOf('check.atMost', { maximum });
}

function textOfFormat(format: string): Text {
  switch (format) {
    case 'email':
      return textOf('check.email');
    case 'date':
      return textOf('check.date');
    case 'datetime':
      return textOf('check.instant');
    case 'url':
      return textOf('check.url');
    case 'uuid':
      return textOf('check.uuid');
    default:
      return textOf('check.wrong');
  }
}
