import { useWords } from '#app/lib/use-words.ts';
import type { CheckedRosterView } from '#contract/eligibility/eligibility.ts';
import { problemInWords, rosterInWords } from './problem-in-words.ts';

/** The faults of a roster, and of each of its players who has some. */
export function CheckedRoster({ roster }: { roster: CheckedRosterView }) {
  const words = useWords();
  const { t } = words;
  const wrong = roster.players.filter(({ problems }) => problems.length > 0);
  if (roster.problems.length === 0 && wrong.length === 0)
    return <p className="text-quiet">{t.eligibility.fine}</p>;
  return (
    <>
      {roster.problems.map((problem) => (
        <p key={problem.kind} className="text-alarm">
          {rosterInWords(problem, words)}
        </p>
      ))}
      <ul className="waiting-list">
        {wrong.map((player) => (
          <li key={player.id} className="decision">
            <b className="num">{player.jerseyNumber ?? '–'}</b>
            <span>
              <b>{player.fullName}</b>
              {player.problems.map((problem) => (
                <span key={keyOf(problem)} className="planned-about">
                  {problemInWords(problem, words)}
                </span>
              ))}
              {player.mayPlay && <span className="planned-about">{t.eligibility.mayPlay}</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

type Problem = CheckedRosterView['players'][number]['problems'][number];

function keyOf(problem: Problem): string {
  return problem.kind === 'registered-twice' ? `${problem.kind} ${problem.team.id}` : problem.kind;
}
