import { sourceName } from '#app/features/fixtures/fixture-words.ts';
import { roundText } from '#app/features/match-page/round-text.ts';
import { formatShortDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { BracketSide, BracketTie } from '#contract/leagues/bracket/bracket.ts';
import { bracketRows } from '#contract/leagues/bracket/bracket-rows.ts';
import { BracketCrest } from './bracket-crest.tsx';

/** The bracket as a phone shows it: the final first, and downwards the rounds before it. */
export function BracketList({ ties, label }: { ties: readonly BracketTie[]; label: string }) {
  const columns = Map.groupBy(ties, (tie) => tie.column);
  const rounds = [...columns].toSorted(([a], [b]) => b - a);
  const rows = bracketRows(ties);
  return (
    <ol className="bracket-list" aria-label={label}>
      {rounds.map(([column, ofRound], at) => (
        <li key={column}>
          <ul>
            {(at === 0 ? byRow(ofRound, rows) : ofRound).map((tie) => (
              <li key={tie.key} className="tie">
                <Tie tie={tie} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** The final, and below it the matches for the places after the first two. */
function byRow(ties: readonly BracketTie[], rows: ReadonlyMap<string, number>): BracketTie[] {
  return ties.toSorted((a, b) => (rows.get(a.key) ?? 0) - (rows.get(b.key) ?? 0));
}

function Tie({ tie }: { tie: BracketTie }) {
  const { t, language, to } = useWords();
  const lines = (
    <>
      <span className="tie-head">
        <b>{roundText(t, tie.label)}</b>
        <span>{formatShortDay(language, tie.date)}</span>
      </span>
      {tie.sides.map((side, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tie has two sides, in this order.
        <Side key={at} side={side} />
      ))}
    </>
  );
  return tie.match === null ? lines : <a href={to(`/${tie.match}`)}>{lines}</a>;
}

function Side({ side }: { side: BracketSide }) {
  const { t } = useWords();
  const name = side.team?.name ?? (side.source ? sourceName(t.fixtures, side.source) : '');
  return (
    <span className={side.isWinner ? 'tie-side won' : 'tie-side'}>
      <BracketCrest team={side.team?.id} />
      <span className={side.team ? undefined : 'open'}>{name}</span>
      {side.wins !== null && <b>{side.wins}</b>}
    </span>
  );
}
