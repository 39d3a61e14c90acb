import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import type { SubstitutionPair } from '#domain/volleyball/events.ts';
import { entrantsFor } from '#domain/volleyball/legal-changes.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { ConsoleControls } from '../console.ts';
import { knownShirts, onCourt } from '../shirts/known-shirts.ts';
import { LiberoChoices } from '../shirts/libero-choices.tsx';
import { ShirtGrid, ShirtInput } from '../shirts/shirt-grid.tsx';
import { ChoiceButton } from './choice-button.tsx';
import { DialogFrame, useRecordEntry } from './dialog-frame.tsx';

type Props = {
  controls: ConsoleControls;
  side: Side;
  out?: number;
  isExceptional?: boolean;
  /** The player who leaves is hurt or barred: it is no request of the team. */
  isForced?: boolean;
};

/**
 * Out, in, record. A tapped shirt is out already, and its libero exchange is one more tap. If
 * nobody may be substituted, a tapped shirt has its card and its injury here.
 */
export function SubstitutionDialog(props: Props) {
  const { controls, side, out: tapped, isExceptional = false, isForced = false } = props;
  const { t } = useWords();
  const { problem, recordEntry } = useRecordEntry(controls);
  const [pairs, setPairs] = useState<readonly SubstitutionPair[]>([]);
  const [out, setOut] = useState<number | null>(tapped ?? null);
  const [isExtra, setExtra] = useState(isExceptional);
  const kind = isExtra ? ('exceptional' as const) : ('regular' as const);
  const manner = { kind, ...(isForced && { forced: true }) };
  const court = onCourt(controls, side);
  const used = controls.log.state.sets.at(-1)?.[side].court?.substitutions ?? 0;
  const { max } = controls.log.rules.subs;

  function enter(player: number) {
    if (out === null) return;
    setPairs([...pairs, { out, in: player }]);
    setOut(null);
  }

  const isOpen = out === null && pairs.length === 0;
  return (
    <DialogFrame
      controls={controls}
      title={
        max > 0
          ? `${t.console.substitution} · ${controls.match[side].name} ${used}/${max}`
          : `${controls.match[side].name} ${out}`
      }
      problem={problem}
    >
      {out !== null && pairs.length === 0 && (
        <LiberoChoices controls={controls} side={side} player={out} />
      )}
      <ChosenPairs
        pairs={pairs}
        onRemove={(pair) => setPairs(pairs.filter((other) => other !== pair))}
      />
      {out !== null && max > 0 && (
        <Entrants
          controls={controls}
          side={side}
          out={out}
          pairs={pairs}
          manner={manner}
          onPick={enter}
        />
      )}
      {isOpen && (
        <>
          <h3 className="dialog-head">{t.console.whoGoesOut}</h3>
          <ShirtGrid controls={controls} side={side} players={court} onPick={setOut} />
        </>
      )}
      {out === null && pairs.length > 0 && (
        <>
          <ChoiceButton
            kind="main"
            onClick={() => recordEntry({ type: 'substitution', team: side, pairs, ...manner })}
          >
            {t.console.recordSubstitution}
          </ChoiceButton>
          <h3 className="dialog-head">{t.console.oneMore}</h3>
          <ShirtGrid
            controls={controls}
            side={side}
            players={court.filter((player) => !pairs.some((pair) => pair.out === player))}
            onPick={setOut}
          />
        </>
      )}
      <div className="dialog-foot">
        {max > 0 && <ExceptionalBox isChecked={isExtra} onChange={setExtra} />}
        {out !== null && <CardAndInjury controls={controls} side={side} player={out} />}
      </div>
    </DialogFrame>
  );
}

type PairsProps = {
  pairs: readonly SubstitutionPair[];
  onRemove: (pair: SubstitutionPair) => void;
};

function ChosenPairs({ pairs, onRemove }: PairsProps) {
  const { t } = useWords();
  return pairs.map((pair) => (
    <p className="sub-pair num" key={pair.out}>
      <span>{t.console.outIn(pair.out, pair.in)}</span>
      <button className="button soft" type="button" onClick={() => onRemove(pair)}>
        {t.console.takeAway}
      </button>
    </p>
  ));
}

type BoxProps = { isChecked: boolean; onChange: (isChecked: boolean) => void };

function ExceptionalBox({ isChecked, onChange }: BoxProps) {
  const { t } = useWords();
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {t.console.exceptional}
    </label>
  );
}

type PlayerProps = { controls: ConsoleControls; side: Side; player: number };

function CardAndInjury({ controls, side, player }: PlayerProps) {
  const { t } = useWords();
  return (
    <>
      <button
        className="button soft"
        type="button"
        onClick={() => controls.open({ kind: 'sanction', side, person: player })}
      >
        {t.console.card}
      </button>
      <button
        className="button soft"
        type="button"
        onClick={() => controls.open({ kind: 'medical', side, player })}
      >
        {t.console.injury}
      </button>
    </>
  );
}

type EntrantsProps = {
  controls: ConsoleControls;
  side: Side;
  out: number;
  pairs: readonly SubstitutionPair[];
  manner: { kind: 'regular' | 'exceptional'; forced?: boolean };
  onPick: (player: number) => void;
};

/** The legal ones at once; the others folded away, each with what speaks against it. */
function Entrants({ controls, side, out, pairs, manner, onPick }: EntrantsProps) {
  const { t } = useWords();
  const registered = knownShirts(controls, side);
  const entrants = entrantsFor(controls.log, side, out, pairs, { ...manner, registered });
  const legal = entrants.filter(({ refused }) => refused === null).map(({ player }) => player);
  const others = entrants.flatMap(({ player, refused }) => (refused ? { player, refused } : []));
  const words = new Map(others.map(({ player, refused }) => [player, t.refusals[refused.refusal]]));
  return (
    <>
      <h3 className="dialog-head">{t.console.whoComesIn(out)}</h3>
      {legal.length > 0 ? (
        <ShirtGrid controls={controls} side={side} players={legal} onPick={onPick} />
      ) : (
        <p className="text-quiet">{[...words.values()][0] ?? t.console.nobody}</p>
      )}
      <details className="against">
        <summary>{t.console.otherShirts}</summary>
        <ShirtGrid
          controls={controls}
          side={side}
          players={others.map(({ player }) => player)}
          notes={words}
          onPick={onPick}
        />
        <ShirtInput label={t.console.otherShirt} onPick={onPick} />
      </details>
    </>
  );
}
