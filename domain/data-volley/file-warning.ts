import type { Refusal } from '../volleyball/refusal.ts';

/**
 * The warnings of an import. `unknown-code`: the line says nothing we know. `refused`: left out,
 * the match cannot go on like this. `breach`: kept, though the rules of the match forbid it.
 * `score-jump`: points are missing in the file. `court`: its positions are not those that follow
 * from the line-ups. `set-score`: its header ends a set otherwise. `set-open`, `match-open`: by the
 * rules of the match the set, or the match, is not over. `other-rules`: a match of our own was
 * scored by other rules than those it comes under.
 */
export const FILE_WARNINGS = [
  'unknown-code',
  'refused',
  'breach',
  'score-jump',
  'court',
  'set-score',
  'set-open',
  'match-open',
  'other-rules',
] as const;
export type FileWarningKind = (typeof FILE_WARNINGS)[number];

/** `line` of the file, null for the whole of it; `detail` is plain English. */
export type FileWarning = {
  line: number | null;
  kind: FileWarningKind;
  detail: string;
  refusal?: Refusal;
};
