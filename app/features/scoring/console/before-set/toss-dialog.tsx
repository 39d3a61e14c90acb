import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { TOSS_CHOICES } from '#domain/volleyball/events.ts';
import { otherSide, type Side } from '#domain/volleyball/side.ts';
import { halfColors } from '../../points/team-colors.ts';
import type { ConsoleControls } from '../console.ts';
import { DialogFrame, useRecordEntry } from '../rulings/dialog-frame.tsx';

/**
 * The winner of the toss and their choice: the first serve and the ends of the set follow from it.
 */
export function TossDialog({ controls }: { controls: ConsoleControls }) {
  const { t } = useWords();
  const { problem, recordEntry } = useRecordEntry(controls);
  const { match } = controls;
  const { toss } = controls.log.state;
  const [winner, setWinner] = useState(toss?.winner ?? null);
  const [choice, setChoice] = useState(toss?.choice ?? null);
  const [left, setLeft] = useState(controls.left);
  const sides = [left, otherSide(left)];
  const taken = choice === null || choice === 'side' ? null : choice;
  /** Once the winner has chosen between the two, only one team can serve. */
  const serves =
    winner === null || taken === null ? null : taken === 'serve' ? winner : otherSide(winner);

  function record(firstServe: Side): void {
    const won = { ...(winner && { winner }), ...(winner && choice && { choice }) };
    recordEntry({ type: 'toss', ...won, firstServe, left });
  }

  return (
    <DialogFrame controls={controls} title={t.console.toss} problem={problem}>
      <fieldset className="kinds">
        <legend className="dialog-head">{t.toss.whoWon}</legend>
        {sides.map((side) => (
          <button
            key={side}
            className="button soft"
            type="button"
            aria-pressed={winner === side}
            onClick={() => setWinner(winner === side ? null : side)}
          >
            {match[side].name}
          </button>
        ))}
      </fieldset>
      {winner && (
        <fieldset className="kinds">
          <legend className="dialog-head">{t.toss.whatChosen(match[winner].name)}</legend>
          {TOSS_CHOICES.map((one) => (
            <button
              key={one}
              className="button soft"
              type="button"
              aria-pressed={choice === one}
              onClick={() => setChoice(choice === one ? null : one)}
            >
              {t.toss.choices[one]}
            </button>
          ))}
        </fieldset>
      )}
      {winner && choice && (
        <p className="text-quiet">{t.toss.leaves[choice](match[otherSide(winner)].name)}</p>
      )}
      <p className="ends">
        <span>
          <small>{t.console.leftEnd}</small>
          {match[left].name}
        </span>
        <button className="button soft" type="button" onClick={() => setLeft(otherSide(left))}>
          ⇄ <span className="sr">{t.console.swapEnds}</span>
        </button>
        <span>
          <small>{t.console.rightEnd}</small>
          {match[otherSide(left)].name}
        </span>
      </p>
      {serves ? (
        <button className="button tall" type="button" onClick={() => record(serves)}>
          {t.toss.record(match[serves].name)}
        </button>
      ) : (
        <>
          <h3 className="dialog-head">{t.console.whoServes}</h3>
          <div className="stage-pair">
            {sides.map((side) => (
              <button
                key={side}
                type="button"
                style={halfColors(match[side])}
                aria-pressed={toss?.firstServe === side}
                onClick={() => record(side)}
              >
                {t.scoring.servesFirst(match[side].name)}
              </button>
            ))}
          </div>
        </>
      )}
    </DialogFrame>
  );
}
