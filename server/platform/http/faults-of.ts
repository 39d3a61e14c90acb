import type { z } from 'zod';
import { textOfIssue } from '#contract/text/issue-text.ts';
import type { FieldFault } from '#server/platform/errors/app-error.ts';

/** The fields that a schema refused, each with its text; `body` stands for the whole. */
export function faultsOf({ issues }: z.ZodError): FieldFault[] {
  return issues.flatMap((issue): FieldFault[] => {
    const path = issue.path.join('.');
    const text = textOfIssue(issue);
    if (issue.code !== 'unrecognized_keys') return [{ field: path || 'body', text }];
    return issue.keys.map((key) => ({ field: [path, key].filter(Boolean).join('.'), text }));
  });
}
