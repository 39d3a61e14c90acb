import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { TOSS_CHOICES, type TossChoice } from '#domain/volleyball/events.ts';
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
      {winner && <ChoiceOfWinner name={match[winner].name} choice={choice} onChoose={setChoice} />}
      {winner && choice && (
        <p className="text-quiet">{t.toss.leaves[choice](match[otherSide(winner)].name)}</p>
      )}
      <Ends match={match} left={left} onSwap={() => setLeft(otherSide(left))} />
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
                style={halfColors(match, side)}
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

type ChoiceProps = {
  name: string;
  choice: TossChoice | null;
  onChoose: (choice: TossChoice | null) => void;
};

function ChoiceOfWinner({ name, choice, onChoose }: ChoiceProps) {
  const { t } = useWords();
  return (
    <fieldset className="kinds">
      <legend className="dialog-head">{t.toss.whatChosen(name)}</legend>
      {TOSS_CHOICES.map((option) => (
        <button
          key={option}
          className="button soft"
          type="button"
          aria-pressed={choice === option}
          onClick={() => onChoose(choice === option ? null : option)}
        >
          {t.toss.choices[option]}
        </button>
      ))}
    </fieldset>
  );
}

type EndsProps = { match: ConsoleControls['match']; left: Side; onSwap: () => void };

/** The ends of the court as the scorer sees them. */
function Ends({ match, left, onSwap }: EndsProps) {
  const { t } = useWords();
  return (
    <p className="ends">
      <span>
        <small>{t.console.leftEnd}</small>
        {match[left].name}
      </span>
      <button className="button soft" type="button" onClick={onSwap}>
        ⇄ <span className="sr">{t.console.swapEnds}</span>
      </button>
      <span>
        <small>{t.console.rightEnd}</small>
        {match[otherSide(left)].name}
      </span>
    </p>
  );
}
