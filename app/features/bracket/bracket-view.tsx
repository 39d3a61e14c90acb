import { sourceName } from '#app/features/fixtures/fixture-words.ts';
import { roundText } from '#app/features/match-page/round-text.ts';
import { formatShortDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { BracketSide, BracketTie } from '#contract/leagues/bracket/bracket.ts';
import { BracketPictureCrest } from './bracket-crest.tsx';
import { layOut, TIE } from './bracket-layout.ts';
import { BracketList } from './bracket-list.tsx';

const MAX_LETTERS = 22;
/** Names begin behind the crests, also where a crest is not known yet. */
const NAMES_AT = 34;

/** The bracket as a picture where the page has the width, and as a list on a phone. */
export function BracketView({ ties, label }: { ties: readonly BracketTie[]; label: string }) {
  return (
    <>
      <BracketList ties={ties} label={label} />
      <BracketPicture ties={ties} label={label} />
    </>
  );
}

function BracketPicture({ ties, label }: { ties: readonly BracketTie[]; label: string }) {
  const picture = layOut(ties);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse moves it by the arrow keys.
    <section className="bracket" aria-label={label} tabIndex={0}>
      <svg
        width={`${picture.width / 16}rem`}
        height={`${picture.height / 16}rem`}
        viewBox={`0 0 ${picture.width} ${picture.height}`}
      >
        <title>{label}</title>
        <path className="bracket-lines" d={picture.lines.join('')} />
        {picture.ties.map(({ tie, x, y }) => (
          <g key={tie.key} transform={`translate(${x} ${y})`} {...followed(tie)}>
            <TieBox tie={tie} />
          </g>
        ))}
      </svg>
    </section>
  );
}

/** By these the page follows the match: it is read again with each set. */
function followed({ live }: BracketTie) {
  return (
    live && {
      'data-match': live.id,
      'data-v': live.version,
      'data-status': 'Live',
      'data-set': live.sets.at(-1)?.set ?? 0,
      'data-full': true,
    }
  );
}

function TieBox({ tie }: { tie: BracketTie }) {
  const { t, language, to } = useWords();
  const box = (
    <>
      <text className="bracket-label" y="-5">
        {roundText(t, tie.label)} · {formatShortDay(language, tie.date)}
      </text>
      <rect width={TIE.width} height={TIE.height} rx="6" />
      <path d={`M0 ${TIE.height / 2}h${TIE.width}`} />
      <SideLine side={tie.sides[0]} y={17} />
      <SideLine side={tie.sides[1]} y={17 + TIE.height / 2} />
    </>
  );
  return tie.match === null ? box : <a href={to(`/${tie.match}`)}>{box}</a>;
}

function SideLine({ side, y }: { side: BracketSide; y: number }) {
  const { t } = useWords();
  const name = side.team?.name ?? (side.source ? sourceName(t.fixtures, side.source) : '');
  const letters = [...name];
  const isLong = letters.length > MAX_LETTERS;
  return (
    <>
      {side.team && <BracketPictureCrest team={side.team.id} x={7} y={y - 15} />}
      <text x={NAMES_AT} y={y} className={side.isWinner ? 'won' : side.team ? undefined : 'open'}>
        {isLong ? `${letters.slice(0, MAX_LETTERS - 1).join('')}…` : name}
        {isLong && <title>{name}</title>}
      </text>
      {side.wins !== null && (
        <text x={TIE.width - 8} y={y} className={side.isWinner ? 'wins won' : 'wins'}>
          {side.wins}
        </text>
      )}
    </>
  );
}
