import { plural } from '../../plural.ts';

/** Plans that only administrators see until they are published. */
export const drafts = {
  draft: 'draft',
  title: 'Draft',
  note: 'Only administrators and the secretaries of this league see these fixtures. They can be moved in the calendar before they are published.',
  keep: 'Keep as a draft',
  publishNow: 'Make and publish',
  kept: (n: number) =>
    plural('en', n, { one: '1 fixture kept as a draft.', other: `${n} fixtures kept as a draft.` }),
  part: 'Publish',
  all: (n: number) => `Everything (${n})`,
  round: (round: number, n: number) => `Round ${round} (${n})`,
  day: (day: string, n: number) => `${day} (${n})`,
  publish: 'Publish',
  published: (n: number) =>
    plural('en', n, { one: '1 fixture published.', other: `${n} fixtures published.` }),
};
