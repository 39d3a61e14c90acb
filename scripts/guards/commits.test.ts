import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from './sandbox.ts';

/** The last commit before subjects were judged; those before it are a mixture of styles. */
const FIRST_JUDGED_AFTER = '03d77444';

/** A verb stands first, or follows the noun that the commit is about: "Teams: refuse a change". */
const SUBJECT = /^(?:[^:]{1,30}: )?(?![^:]{1,30}: )([a-z]+(?:-[a-z]+)?|[A-Z][a-z]+)\b/;
/** Words that begin sentences about what there is, in place of what the commit does; verbs in the imperative do not end in one s. */
const NO_VERB =
  /^(?:a|an|the|its|their|this|these|those|that|it|they|there|one|two|three|four|five|no|none|nobody|nothing|every|each|all|both|many|more|fewer|some|any|what|who|whose|which|how|why|when|where|of|for|by|in|on|at|to|with|without|from|after|before|until|not|and|also|(?!embed|feed|seed|speed|bring|ping)[a-z]+(?:ed|ing)|(?!focus)[a-z]*[^s]s)$/i;

const refusedSubjects = (subjects: readonly string[]) =>
  subjects.filter((subject) => {
    const verb = SUBJECT.exec(subject)?.[1];
    return subject.length > 60 || verb === undefined || NO_VERB.test(verb);
  });

/** Subjects of commits since then, or undefined where there is no history to read (a tarball, a shallow clone). */
function subjectsSince(commit: string): string[] | undefined {
  try {
    return execFileSync('git', ['log', '--no-merges', '--format=%s', `${commit}..HEAD`], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\n')
      .filter((subject) => subject !== '');
  } catch {
    return undefined;
  }
}

test('every commit has an imperative subject of at most 60 characters', (context) => {
  const subjects = subjectsSince(FIRST_JUDGED_AFTER);
  if (subjects === undefined) return context.skip('there is no history to read');
  expect(refusedSubjects(subjects)).toEqual([]);
});

test('subjects without a verb, in the past or too long are refused', () => {
  const refused = [
    'Bracket: its pictures with the paper',
    'Teams: the gender is refused',
    'Poster: 60 matches on one sheet',
    'Feeds: types of a test',
    'Added a form for teams',
    'Adding a form',
    `Teams: refuse ${'a change '.repeat(7)}`,
  ];
  expect(refusedSubjects(refused)).toEqual(refused);
  expect(
    refusedSubjects(['Teams: refuse a change of gender by coaches', 'Embed: bring back a name']),
  ).toEqual([]);
});
