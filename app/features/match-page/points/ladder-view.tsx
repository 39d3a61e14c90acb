import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { matchColors } from '#domain/crest/match-colors.ts';
import type { Side } from '#domain/volleyball/side.ts';
import { inkClass } from '../board/ink-class.ts';
import { type ShirtNames, shortNameOf } from '../play/shirt-names.ts';
import type { LadderLine, PointLine } from './ladder.ts';
import type { LadderSet } from './points-page.ts';

type Props = { match: Match; set: LadderSet; team: Side | null; names: ShirtNames | null };

/**
 * A set as two columns of numbers in the teams' colours. The colours run behind the whole list, and
 * the number of the side that did not score lies over them: a point needs no drawing of its own.
 */
export function Ladder({ match, set, team, names }: Props) {
  const { t } = useWords();
  const { team1, team2 } = matchColors(match.team1, match.team2);
  return (
    <section className="card ladder-card">
      <h2 className="card-title">
        {t.match.set(set.set)}{' '}
        <small className="num">
          {set.team1Score}–{set.team2Score}
        </small>
      </h2>
      <p className="ladder-names">
        <b>{match.team1.name}</b>
        <b>{match.team2.name}</b>
      </p>
      <div className="ladder-box">
        <svg className="ladder-fields" aria-hidden="true">
          <rect width="50%" height="100%" fill={team1.field} />
          <rect x="50%" width="50%" height="100%" fill={team2.field} />
        </svg>
        <ol
          className={`ladder num one-${inkClass(team1)} two-${inkClass(team2)}`}
          data-ladder={set.over ? undefined : team === null ? 0 : team === 'team1' ? 1 : 2}
          data-reasons={set.over ? undefined : t.points.reasons.join('|')}
        >
          {set.lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never moved.
            <Line key={at} match={match} line={line} names={names} />
          ))}
        </ol>
      </div>
    </section>
  );
}

type LineProps = { match: Match; line: LadderLine; names: ShirtNames | null };

function Line({ match, line, names }: LineProps) {
  const { t } = useWords();
  const team = match[line.team].name;
  if (line.kind === 'timeout') {
    return (
      <li className="ev">
        <span>{t.points.timeout(team)}</span>
      </li>
    );
  }
  if (line.kind === 'substitution') {
    const pairs = line.pairs.map((pair) => t.points.inFor(pair.in, pair.out)).join(', ');
    return (
      <li className="ev">
        <span>
          {team}: {pairs}
        </span>
      </li>
    );
  }
  return <Point line={line} names={names} />;
}

function Point({ line, names }: { line: PointLine; names: ShirtNames | null }) {
  const { t } = useWords();
  const { team, team1Score, team2Score, player, run } = line;
  const name = player === null ? undefined : names?.[team][player];
  const isFirst = team === 'team1';
  const [First, Second] = isFirst ? (['b', 'i'] as const) : (['i', 'b'] as const);
  return (
    <li className={isFirst ? 'l1' : 'l2'}>
      <p>
        {reasonText(line, t.points.reasons)}
        {player !== null && (
          <small>
            {player} {name && shortNameOf(name)}
          </small>
        )}
        {run !== null && <mark title={t.points.run(run)}>{run}</mark>}
      </p>
      <First>{team1Score}</First>
      <Second>{team2Score}</Second>
    </li>
  );
}

const ORDER: readonly PointLine['reason'][] = [
  'attack',
  'block',
  'ace',
  'opponent-serve-error',
  'opponent-attack-error',
  'opponent-error',
];

function reasonText({ reason }: PointLine, words: readonly string[]): string {
  return words[ORDER.indexOf(reason)] ?? '';
}
