import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import type { MatchState } from '#domain/volleyball/match-state.ts';
import type { PointRecord, SetState } from '#domain/volleyball/set-state.ts';
import { otherSide, type Side } from '#domain/volleyball/side.ts';
import type { Rosters } from '../console/console.ts';
import type { EventFacts } from '../log/event-facts.ts';
import type { ScoredTeams } from '../scored-teams.ts';
import {
  hasOwnPlayer,
  isError,
  reasonOf,
  reasonsFor,
  shirtOf,
  shirtsOnCourt,
  withShirt,
} from './offered-reasons.ts';
import { halfColors } from './team-colors.ts';

type Props = {
  match: ScoredTeams;
  state: MatchState;
  rosters: Rosters;
  onRecord: (event: EventFacts) => void;
};

/** The last point of the set in play, if it was made in a rally. */
export function lastRally(set: SetState | null): PointRecord | null {
  const last = set?.points.at(-1);
  return last?.origin === 'rally' ? last : null;
}

/** Says how the last point was won; the point itself stands already. Always of the same height. */
export function ReasonStrip({ match, state, rosters, onRecord }: Props) {
  const { t } = useWords();
  const point = lastRally(state.sets.at(-1) ?? null);
  if (point === null) {
    return (
      <div className="reason-strip">
        <p className="reason-ask">{t.levels.tapWinner}</p>
      </div>
    );
  }
  const { winner, reason, event: target } = point;
  return (
    <div className="reason-strip">
      {hasOwnPlayer(reason) || isError(reason) ? (
        <Shirts
          key={target}
          label={isError(reason) ? t.levels.whoseError : t.levels.whichShirt}
          shirts={
            shirtsOnCourt(point) ??
            offeredShirts(state, rosters, isError(reason) ? otherSide(winner) : winner)
          }
          chosen={shirtOf(point)}
          onChoose={(shirt) => onRecord(withShirt(point, shirt))}
        />
      ) : (
        <p className="reason-ask">
          <i aria-hidden="true" style={halfColors(match, winner)} />
          {t.levels.howWon(match[winner].name)}
        </p>
      )}
      <div className="reason-buttons">
        {reasonsFor(point).map((offered) => (
          <button
            key={offered}
            type="button"
            aria-pressed={reason === offered}
            onClick={() => reason !== offered && onRecord(reasonOf(point, offered))}
          >
            {t.levels.reasons[offered]}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The team sheet where it is known, else the roster and the shirts that have scored. */
function offeredShirts(state: MatchState, rosters: Rosters, team: Side): number[] {
  const sheet = state[team].players;
  if (sheet !== null) return [...sheet].sort((a, b) => a - b);
  const seen = state.sets.flatMap(({ points }) =>
    points.flatMap(({ winner, player }) => (winner === team && player !== null ? [player] : [])),
  );
  const listed = rosters[team].flatMap(({ jerseyNumber }) => jerseyNumber ?? []);
  return [...new Set([...listed, ...seen])].sort((a, b) => a - b);
}

type ShirtsProps = {
  label: string;
  shirts: readonly number[];
  chosen: number | null;
  onChoose: (shirt: number) => void;
};

function Shirts({ label, shirts, chosen, onChoose }: ShirtsProps) {
  const { t } = useWords();
  const [isTyping, setTyping] = useState(false);
  return (
    <div className="shirt-buttons">
      <span>{label}</span>
      {shirts.map((shirt) => (
        <button
          key={shirt}
          className="num"
          type="button"
          aria-label={t.levels.shirt(shirt)}
          aria-pressed={chosen === shirt}
          onClick={() => chosen !== shirt && onChoose(shirt)}
        >
          {shirt}
        </button>
      ))}
      {isTyping ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const text = String(new FormData(event.currentTarget).get('shirt'));
            if (/^\d{1,3}$/.test(text)) onChoose(Number(text));
            setTyping(false);
          }}
        >
          <input
            // biome-ignore lint/a11y/noAutofocus: opened by the tap that asks for it.
            autoFocus
            name="shirt"
            aria-label={t.levels.shirtNumber}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            enterKeyHint="done"
          />
          <button type="submit">OK</button>
        </form>
      ) : (
        <button type="button" onClick={() => setTyping(true)}>
          {shirts.length === 0 ? t.levels.shirtNumber : t.levels.otherShirt}
        </button>
      )}
    </div>
  );
}
