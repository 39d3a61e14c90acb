import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import type { SubstitutionPair } from '#domain/volleyball/events.ts';
import { entrantsFor } from '#domain/volleyball/legal-changes.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { Desk } from '../console.ts';
import { knownShirts, onCourt } from '../shirts/known-shirts.ts';
import { LiberoChoices } from '../shirts/libero-choices.tsx';
import { ShirtGrid, ShirtInput } from '../shirts/shirt-grid.tsx';
import { SheetButton } from './choice-button.tsx';
import { SheetFrame, useTelling } from './dialog-frame.tsx';

type Props = {
  desk: Desk;
  side: Side;
  out?: number;
  isExceptional?: boolean;
  /** Whoever leaves is hurt or barred: it is no request of the team. */
  isForced?: boolean;
};

/**
 * Out, in, record. A tapped shirt is out already, and its libero exchange is one more tap. Where nobody
 * may be substituted a tapped shirt has its card and its injury here.
 */
export function SubstitutionSheet(props: Props) {
  const { desk, side, out: tapped, isExceptional = false, isForced = false } = props;
  const { t } = useWords();
  const { problem, tell } = useTelling(desk);
  const [pairs, setPairs] = useState<readonly SubstitutionPair[]>([]);
  const [out, setOut] = useState<number | null>(tapped ?? null);
  const [isExtra, setExtra] = useState(isExceptional);
  const kind = isExtra ? ('exceptional' as const) : ('regular' as const);
  const manner = { kind, ...(isForced && { forced: true }) };
  const court = onCourt(desk, side);
  const used = desk.log.state.sets.at(-1)?.[side].court?.substitutions ?? 0;
  const { max } = desk.log.rules.subs;

  function enter(player: number) {
    if (out === null) return;
    setPairs([...pairs, { out, in: player }]);
    setOut(null);
  }

  const isAsking = out === null && pairs.length === 0;
  return (
    <SheetFrame
      desk={desk}
      title={
        max > 0
          ? `${t.table.substitution} · ${desk.match[side].name} ${used}/${max}`
          : `${desk.match[side].name} ${out}`
      }
      problem={problem}
    >
      {out !== null && pairs.length === 0 && <LiberoChoices desk={desk} side={side} player={out} />}
      {pairs.map((pair) => (
        <p className="sub-pair num" key={pair.out}>
          <span>{t.table.outIn(pair.out, pair.in)}</span>
          <button
            className="button soft"
            type="button"
            onClick={() => setPairs(pairs.filter((other) => other !== pair))}
          >
            {t.table.takeAway}
          </button>
        </p>
      ))}
      {out !== null && max > 0 && (
        <Entrants desk={desk} side={side} out={out} pairs={pairs} manner={manner} onPick={enter} />
      )}
      {isAsking && (
        <>
          <h3 className="sheet-head">{t.table.whoGoesOut}</h3>
          <ShirtGrid desk={desk} side={side} players={court} onPick={setOut} />
        </>
      )}
      {out === null && pairs.length > 0 && (
        <>
          <SheetButton
            kind="main"
            onClick={() => tell({ type: 'substitution', team: side, pairs, ...manner })}
          >
            {t.table.recordSubstitution}
          </SheetButton>
          <h3 className="sheet-head">{t.table.oneMore}</h3>
          <ShirtGrid
            desk={desk}
            side={side}
            players={court.filter((player) => !pairs.some((pair) => pair.out === player))}
            onPick={setOut}
          />
        </>
      )}
      <div className="sheet-foot">
        {max > 0 && (
          <label className="check">
            <input
              type="checkbox"
              checked={isExtra}
              onChange={(event) => setExtra(event.target.checked)}
            />
            {t.table.exceptional}
          </label>
        )}
        {out !== null && (
          <>
            <button
              className="button soft"
              type="button"
              onClick={() => desk.open({ kind: 'sanction', side, person: out })}
            >
              {t.table.card}
            </button>
            <button
              className="button soft"
              type="button"
              onClick={() => desk.open({ kind: 'medical', side, player: out })}
            >
              {t.table.injury}
            </button>
          </>
        )}
      </div>
    </SheetFrame>
  );
}

type EntrantsProps = {
  desk: Desk;
  side: Side;
  out: number;
  pairs: readonly SubstitutionPair[];
  manner: { kind: 'regular' | 'exceptional'; forced?: boolean };
  onPick: (player: number) => void;
};

/** The legal ones at once; the others folded away, each with what speaks against it. */
function Entrants({ desk, side, out, pairs, manner, onPick }: EntrantsProps) {
  const { t } = useWords();
  const registered = knownShirts(desk, side);
  const entrants = entrantsFor(desk.log, side, out, pairs, { ...manner, registered });
  const legal = entrants.filter(({ refused }) => refused === null).map(({ player }) => player);
  const others = entrants.flatMap(({ player, refused }) => (refused ? { player, refused } : []));
  const words = new Map(others.map(({ player, refused }) => [player, t.refusals[refused.refusal]]));
  return (
    <>
      <h3 className="sheet-head">{t.table.whoComesIn(out)}</h3>
      {legal.length > 0 ? (
        <ShirtGrid desk={desk} side={side} players={legal} onPick={onPick} />
      ) : (
        <p className="text-quiet">{[...words.values()][0] ?? t.table.nobody}</p>
      )}
      <details className="against">
        <summary>{t.table.otherShirts}</summary>
        <ShirtGrid
          desk={desk}
          side={side}
          players={others.map(({ player }) => player)}
          notes={words}
          onPick={onPick}
        />
        <ShirtInput label={t.table.otherShirt} onPick={onPick} />
      </details>
    </>
  );
}
