import { useCallback, useEffect, useState } from 'react';
import { LineupEditor, type LineupFacts } from '#app/features/coach/lineup-editor.tsx';
import { useToast } from '#app/features/toasts/toasts.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { asMatchEvent } from '#app/lib/match-log.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { PlayerSummary } from '#contract/people/player.ts';
import { foldLog } from '#domain/volleyball/match-log.ts';
import { liveSet } from '#domain/volleyball/match-state.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { SeatPlace } from './use-seat.ts';

type Props = {
  place: SeatPlace;
  side: Side;
  roster: readonly PlayerSummary[];
  /** The one in play, or the last. */
  set: number;
  isPlaying: boolean;
};

/** The slip of the next set, written on the coach's phone; it is read anew as a set begins and ends. */
export function SeatSlip({ place, side, roster, set, isPlaying }: Props) {
  const { t } = useWords();
  const notify = useToast();
  const [isOpen, setOpen] = useState(false);
  const [facts, setFacts] = useState<LineupFacts>();
  const words = t.seats;
  const { id, token } = place;
  const read = useCallback(async () => {
    const path = { id };
    const [{ match, rules, events }, { items }] = await Promise.all([
      callApi('GET /matches/{id}/log.json', { path }),
      callApi('GET /matches/{id}/lineups', { path, token }),
    ]);
    const preset = typeof rules === 'string' ? PRESETS[rules] : rules;
    const log = foldLog(preset, events.map(asMatchEvent));
    const saved = items.find(({ team }) => team === match[side].id);
    setFacts({ match, log, side, roster, saved });
  }, [id, token, side, roster]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a set that begins closes its slip.
  useEffect(() => {
    if (isOpen) void read().catch(() => undefined);
  }, [isOpen, read, set, isPlaying]);

  const next = facts && facts.log.state.sets.length + 1;
  const isNext = facts?.saved?.set === next;
  return (
    <section className="panel-card">
      <div>
        <h2 className="subtitle">{words.lineup}</h2>
        <p className="text-quiet">{words.lineupText}</p>
      </div>
      {facts?.saved && isNext && (
        <p className="num" role="status">
          {words.slipOf(facts.saved.set, facts.saved.players.join(' · '))}
        </p>
      )}
      <button
        className="button"
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? words.closeLineup : words.openLineup}
      </button>
      {isOpen && facts && (
        <>
          {liveSet(facts.log.state) !== null && (
            <p>
              {t.coaching.running(facts.log.state.sets.length, facts.log.state.sets.length + 1)}
            </p>
          )}
          <LineupEditor
            key={next}
            facts={facts}
            token={token}
            onSaved={() => {
              notify(words.handedIn);
              void read();
            }}
            onRefused={() => void read()}
          />
        </>
      )}
    </section>
  );
}
