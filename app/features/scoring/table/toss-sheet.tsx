import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { otherSide, type Side } from '#domain/volleyball/side.ts';
import { halfColors } from '../team-colors.ts';
import type { Desk } from './desk.ts';
import { SheetFrame, useTelling } from './sheet-frame.tsx';

/** What the toss has given: the first serve and the ends. */
export function TossSheet({ desk }: { desk: Desk }) {
  const { t } = useWords();
  const { problem, tell } = useTelling(desk);
  const { toss } = desk.log.state;
  const [left, setLeft] = useState<Side>(toss?.left ?? desk.left);
  const serves = toss?.firstServe ?? null;
  return (
    <SheetFrame desk={desk} title={t.table.toss} problem={problem}>
      <p className="ends">
        <span>
          <small>{t.table.leftEnd}</small>
          {desk.match[left].name}
        </span>
        <button className="button soft" type="button" onClick={() => setLeft(otherSide(left))}>
          ⇄ <span className="sr">{t.table.swapEnds}</span>
        </button>
        <span>
          <small>{t.table.rightEnd}</small>
          {desk.match[otherSide(left)].name}
        </span>
      </p>
      <h3 className="sheet-head">{t.table.whoServes}</h3>
      <div className="stage-pair">
        {[left, otherSide(left)].map((side) => (
          <button
            key={side}
            type="button"
            style={halfColors(desk.match[side])}
            aria-pressed={serves === side}
            onClick={() => tell({ type: 'toss', firstServe: side, left })}
          >
            {t.scoring.servesFirst(desk.match[side].name)}
          </button>
        ))}
      </div>
    </SheetFrame>
  );
}
