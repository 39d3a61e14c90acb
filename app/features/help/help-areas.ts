import type { Messages } from '#app/messages/messages.ts';

export type HelpArea = keyof Messages['help']['areas'];
type HelpQuestion = keyof Messages['help']['questions'];

export type HelpEntry = {
  question: HelpQuestion;
  /** The page where the way begins. */
  path: string;
};

/** The pages that a secretary of leagues works on. */
const OF_SECRETARIES: readonly string[] = [
  '/admin/leagues',
  '/admin/desk',
  '/admin/matches',
  '/admin/doubles',
];

const at = (path: string, ...questions: HelpQuestion[]): HelpEntry[] =>
  questions.map((question) => ({ question, path }));

/** The questions of each area, in the order in which a season asks them. */
export const HELP: Record<HelpArea, readonly HelpEntry[]> = {
  people: [
    ...at('/admin/users', 'letIn', 'forgotPassword', 'left'),
    ...at('/admin/leagues', 'secretary'),
    ...at('/admin/teams', 'coachIn'),
    ...at('/admin/clubs', 'clubManager'),
    ...at('/admin/officials', 'duties'),
  ],
  leagues: [
    ...at('/admin/leagues', 'newLeague', 'fromExcel', 'typeIn', 'mayPlay', 'passes', 'nextSeason'),
    ...at('/admin/doubles', 'double'),
    ...at('/admin/teams', 'changedTeam'),
  ],
  plan: at(
    '/admin/leagues',
    'makePlan',
    'publish',
    'daysOff',
    'move',
    'postponed',
    'otherDate',
    'playOffs',
  ),
  day: [
    ...at('/admin/desk', 'courtLost', 'courtLate', 'freeCourt', 'crew', 'scorers'),
    ...at('/admin/leagues', 'noInternet'),
    ...at('/admin/officials', 'scorersExam'),
  ],
  results: [
    ...at('/admin/matches', 'fromPaper', 'wrongResult', 'didNotCome'),
    ...at('/admin/leagues', 'tie'),
  ],
  discipline: at('/admin/leagues', 'withdrawn', 'deduct', 'suspended', 'cards', 'protest'),
  money: at('/admin/leagues', 'fee', 'paid', 'statement'),
  words: [...at('/admin/leagues', 'whatsApp', 'changed', 'paper'), ...at('/admin/news', 'news')],
  safety: [
    ...at('/admin/archive', 'deleted'),
    ...at('/admin/audit', 'whoDidIt'),
    ...at('/admin/dashboard', 'backup'),
  ],
};

export const HELP_AREAS = Object.keys(HELP) as HelpArea[];

/** The entries of an area, or of all; those about the whole site are for its administrators. */
export function helpOf(area: HelpArea | undefined, runsSite: boolean): HelpEntry[] {
  const areas = area ? [area] : HELP_AREAS;
  return areas
    .flatMap((each) => HELP[each])
    .filter(({ path }) => runsSite || OF_SECRETARIES.includes(path));
}

/**
 * The entries in which each term begins a word of the question or of the answer, those first in which the
 * question alone has all of them; all entries without a term.
 */
export function foundHelp(
  words: Messages['help']['questions'],
  entries: readonly HelpEntry[],
  query: string,
): HelpEntry[] {
  const terms = plainWords(query);
  const hasAll = (text: string) => {
    const there = plainWords(text);
    return terms.every((term) => there.some((word) => word.startsWith(term)));
  };
  const found = entries.filter(({ question }) => {
    const { ask, answer } = words[question];
    return hasAll(`${ask} ${answer}`);
  });
  const isAsked = ({ question }: HelpEntry) => hasAll(words[question].ask);
  return [...found.filter(isAsked), ...found.filter((entry) => !isAsked(entry))];
}

function plainWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
