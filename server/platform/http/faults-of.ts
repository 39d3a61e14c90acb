import type { z } from 'zod';
import { textOfIssue } from '#contract/text/issue-text.ts';
import type { FieldFault } from '#server/platform/errors/app-error.ts';

/** The fields that a schema refused, each with its text; `body` stands for the whole. */
export function faultsOf({ issues }: z.ZodError): FieldFault[] {
  return issues.flatMap(opened).flatMap((issue): FieldFault[] => {
    const path = issue.path.join('.');
    const text = textOfIssue(issue);
    if (issue.code !== 'unrecognized_keys') return [{ field: path || 'body', text }];
    return issue.keys.map((key) => ({ field: [path, key].filter(Boolean).join('.'), text }));
  });
}

/**
 * Of a choice between a name and a whole object (a preset, or rules) an object was given where each
 * complaint is about one of its fields: then those are told, and not the choice.
 */
function opened(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const inside = issue.errors.find((issues) =>
    issues.every(({ code, path }) => path.length > 0 || code === 'unrecognized_keys'),
  );
  if (inside === undefined || inside.length === 0) return [issue];
  return inside.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}
