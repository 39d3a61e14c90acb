import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { liveSet } from '#domain/volleyball/match-state.ts';
import type { PointRecord } from '#domain/volleyball/set-state.ts';
import {
  reasonOf,
  reasonsFor,
  shirtOf,
  shirtsOnCourt,
  withShirt,
} from '../points/offered-reasons.ts';
import { lastRally } from '../points/reason-strip.tsx';
import type { ConsoleControls } from './console.ts';

/**
 * The kind of the last point, in one line between the halves and the court: one tap, then one for the
 * shirt. Not on the paper sheet, so nothing waits for it.
 */
export function HowStrip({ controls }: { controls: ConsoleControls }) {
  const { t } = useWords();
  const point = lastRally(liveSet(controls.log.state));
  if (point === null) return <p className="how-strip how-hint">{t.levels.tapWinner}</p>;
  return <HowOfPoint key={point.event} controls={controls} point={point} />;
}

type Props = { controls: ConsoleControls; point: PointRecord };

function HowOfPoint({ controls, point }: Props) {
  const { t } = useWords();
  const [isChanged, setChanged] = useState(false);
  const { reason, winner } = point;
  if (reason === null || isChanged) {
    return (
      <fieldset className="how-strip">
        <legend className="sr">{t.levels.howWon(controls.match[winner].name)}</legend>
        {reasonsFor(point).map((offered) => (
          <button
            key={offered}
            type="button"
            aria-pressed={reason === offered}
            onClick={() => {
              setChanged(false);
              if (reason !== offered) controls.record(reasonOf(point, offered));
            }}
          >
            {t.levels.reasons[offered]}
          </button>
        ))}
      </fieldset>
    );
  }
  const shirt = shirtOf(point);
  const how = [t.levels.reasons[reason], shirt].filter((part) => part !== null).join(' · ');
  const shirts = shirt === null ? (shirtsOnCourt(point) ?? []) : [];
  return (
    <fieldset className="how-strip" data-known={shirt === null ? undefined : ''}>
      <legend className="sr">{t.levels.howWon(controls.match[winner].name)}</legend>
      <button
        type="button"
        aria-pressed
        aria-label={t.levels.changeHow(how)}
        onClick={() => setChanged(true)}
      >
        {how}
      </button>
      {shirts.map((number) => (
        <button
          key={number}
          className="num"
          type="button"
          aria-label={t.levels.shirt(number)}
          onClick={() => controls.record(withShirt(point, number))}
        >
          {number}
        </button>
      ))}
    </fieldset>
  );
}
