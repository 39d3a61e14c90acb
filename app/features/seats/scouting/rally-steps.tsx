import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import type { ScoutedRally } from '#contract/seats/scouting.ts';

type Props = {
  match: Match;
  rallies: readonly ScoutedRally[];
  at: number;
  onStep: (at: number) => void;
};

/** The number of the rally, and buttons to the one before and after it. */
export function RallySteps({ match, rallies, at, onStep }: Props) {
  const { t } = useWords();
  const words = t.scouting;
  const rally = rallies[at]!;
  const { set, winner, team1Score, team2Score } = rally;
  const number = rallies.slice(0, at + 1).filter((other) => other.set === set).length;
  const done = rallies.filter(({ touches }) => touches.length > 0).length;
  const open = nextOpen(rallies, at);
  return (
    <section className="panel-card">
      <div>
        <h2 className="subtitle num">{words.rally(set, number)}</h2>
        <p className="num">{words.won(match[winner].name, team1Score, team2Score)}</p>
        <p className="text-quiet num">{words.progress(done, rallies.length)}</p>
      </div>
      <div className="line">
        <button
          className="button soft"
          type="button"
          disabled={at === 0}
          onClick={() => onStep(at - 1)}
        >
          {words.earlier}
        </button>
        <button
          className="button soft"
          type="button"
          disabled={at === rallies.length - 1}
          onClick={() => onStep(at + 1)}
        >
          {words.later}
        </button>
        {open === undefined ? (
          <p className="text-quiet">{words.allDone}</p>
        ) : (
          open !== at && (
            <button className="button soft" type="button" onClick={() => onStep(open)}>
              {words.open}
            </button>
          )
        )}
      </div>
    </section>
  );
}

/** The next rally without touches behind this one, else the first of all. */
export function nextOpen(rallies: readonly ScoutedRally[], at: number): number | undefined {
  const isOpen = ({ touches }: ScoutedRally) => touches.length === 0;
  const behind = rallies.findIndex((rally, place) => place > at && isOpen(rally));
  if (behind >= 0) return behind;
  const first = rallies.findIndex(isOpen);
  return first >= 0 ? first : undefined;
}
