import { useWords } from '#app/lib/use-words.ts';
import { LOCALES } from '#contract/language.ts';
import type { Match } from '#contract/matches/match.ts';
import type { ChanceCourse } from '#domain/volleyball/statistics/chance-course.ts';

const WIDTH = 336;
const HEIGHT = 80;

type Props = { match: Match; chances: ChanceCourse };

/** The chance of either team to win, now and after each point, and from how little the winner came back. */
export function ChanceCard({ match, chances: { now, chances, turn } }: Props) {
  const { t, language } = useWords();
  const words = t.forecast.match;
  const percent = new Intl.NumberFormat(LOCALES[language], { style: 'percent' });
  const isOver = now === 0 || now === 1;
  return (
    <section className="card num p-3">
      <h2 className="card-title">{words.title}</h2>
      {!isOver && (
        <p>
          {match.team1.name} {percent.format(now)}, {match.team2.name} {percent.format(1 - now)}
        </p>
      )}
      <svg
        role="img"
        aria-label={words.course(match.team1.name)}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width="100%"
        fill="none"
        stroke="currentColor"
      >
        <path d={`M0 ${HEIGHT / 2}H${WIDTH}`} strokeDasharray="4 4" opacity="0.4" />
        <polyline points={pointsOf(chances)} strokeWidth="2" />
      </svg>
      <p className="text-xs text-quiet">{words.axis(match.team1.name, match.team2.name)}</p>
      {turn && (
        <p className="pt-2">
          {words.turn(
            now === 1 ? match.team1.name : match.team2.name,
            percent.format(turn.chance),
            `${turn.team1Score}–${turn.team2Score}`,
            turn.set,
          )}
        </p>
      )}
      <p className="pt-2 text-sm text-quiet">{words.how}</p>
    </section>
  );
}

/** From left to right through the match, certain victory of the first team at the top. */
function pointsOf(chances: readonly number[]): string {
  const step = WIDTH / Math.max(1, chances.length - 1);
  return chances
    .map((chance, at) => `${Math.round(at * step)},${Math.round((1 - chance) * HEIGHT)}`)
    .join(' ');
}
