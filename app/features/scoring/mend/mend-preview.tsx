import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import type { Messages } from '#app/messages/messages.ts';
import { amendedEvents } from '#domain/volleyball/amendments.ts';
import type { CorrectedEntry, MatchEvent, MendedEntry } from '#domain/volleyball/events.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import {
  type Mend,
  type Misfit,
  mendEffects,
  type NowBreach,
  takingOut,
} from '#domain/volleyball/mending/mend-effects.ts';
import { withMovedShirts } from '#domain/volleyball/mending/moved-shirts.ts';
import type { Refused } from '#domain/volleyball/refusal.ts';
import type { EventFacts } from '../log/event-facts.ts';
import type { ScoredTeams } from '../scored-teams.ts';
import { EffectList } from './effect-list.tsx';
import { entryInFull } from './entry-in-full.ts';
import { MendRefused } from './mend-refused.tsx';

type Props = {
  match: ScoredTeams;
  log: MatchLog;
  /** The amendment to look at. */
  facts: MendFacts;
  /** The entry before a correction: later entries that name the same shirts follow it. */
  before: MendedEntry | null;
  onRecord: (event: EventFacts) => Refused | null;
  onDone: () => void;
  onLeave: () => void;
};

export type MendFacts = Mend extends infer M
  ? M extends Mend
    ? Omit<M, 'id' | 'at'>
    : never
  : never;

/**
 * The effects of an amendment before it is written. Later entries that do not fit any more must be
 * decided; those that now break a rule may.
 */
export function MendPreview({ match, log, facts, before, onRecord, onDone, onLeave }: Props) {
  const { t } = useWords();
  const [together, setTogether] = useState<readonly CorrectedEntry[]>([]);
  const [out, setOut] = useState<readonly string[]>([]);
  const [override, setOverride] = useState('');
  const [refused, setRefused] = useState<Refused | null>(null);
  const completedMend = { ...completed(facts, together, override), id: 'preview', at: 0 } as Mend;
  const mend = takingOut(completedMend, out);
  const shown = mendEffects(log, mend);

  function write() {
    const { id: _id, at: _at, ...rest } = mend;
    const answer = onRecord(rest as EventFacts);
    setRefused(answer);
    if (answer === null) onDone();
  }

  if (!shown.ok || refused !== null) {
    return (
      <MendRefused
        refused={shown.ok ? refused! : shown}
        onOverride={(reason) => {
          setRefused(null);
          setOverride(reason);
        }}
        onLeave={onLeave}
      />
    );
  }
  const { effects } = shown;
  const { misfits, breaches } = effects;
  const open = [...misfits, ...breaches].filter(({ event }) => event.id !== ownEntry(facts));
  const suggestions = open.flatMap(({ event }) => suggestionFor(event, facts, before) ?? []);
  return (
    <div className="mend-preview">
      <EffectList match={match} log={log} effects={effects} />
      <Decided match={match} log={log} together={together} out={out} />
      {open.map((entry) => (
        <Decision
          key={entry.event.id}
          match={match}
          entry={entry}
          suggestion={suggestionFor(entry.event, facts, before)}
          onOut={() => setOut([...out, entry.event.id])}
          onCorrect={(corrected) => setTogether([...together, corrected])}
        />
      ))}
      {suggestions.length > 1 && (
        <button
          className="button soft"
          type="button"
          onClick={() => setTogether([...together, ...suggestions])}
        >
          {t.mend.allTheSame(suggestions.length)}
        </button>
      )}
      {misfits.length > 1 && (
        <button
          className="button soft"
          type="button"
          onClick={() => setOut([...out, ...misfits.map(({ event }) => event.id)])}
        >
          {t.mend.allOut(misfits.length)}
        </button>
      )}
      <div className="dialog-actions">
        <button className="button soft" type="button" onClick={onLeave}>
          {t.mend.leave}
        </button>
        <button className="button" type="button" disabled={misfits.length > 0} onClick={write}>
          {misfits.length > 0 ? t.mend.decideFirst(misfits.length) : t.mend.apply}
        </button>
      </div>
    </div>
  );
}

/** The entry that the amendment itself writes; the referee has let it stand already. */
function ownEntry(facts: MendFacts): string {
  if (facts.type === 'correct') return facts.target;
  return facts.type === 'insert' ? 'preview' : '';
}

function completed(
  facts: MendFacts,
  together: readonly CorrectedEntry[],
  override: string,
): MendFacts {
  const reason = override === '' ? {} : { override };
  if (facts.type !== 'correct' || together.length === 0) return { ...facts, ...reason };
  return { ...facts, ...reason, with: together };
}

function suggestionFor(
  event: MatchEvent,
  facts: MendFacts,
  before: MendedEntry | null,
): CorrectedEntry | null {
  if (facts.type !== 'correct' || facts.entry === undefined || before === null) return null;
  return withMovedShirts(event, before, facts.entry);
}

type DecidedProps = {
  match: ScoredTeams;
  log: MatchLog;
  together: readonly CorrectedEntry[];
  out: readonly string[];
};

function Decided({ match, log, together, out }: DecidedProps) {
  const { t } = useWords();
  const gone = amendedEvents(log.events).filter(({ id, type }) => {
    return type !== 'insert' && out.includes(id);
  });
  return (
    <>
      {together.map((corrected) => (
        <p key={corrected.target} className="text-quiet">
          {t.mend.together(entryInFull(t, match, asEvent(corrected)))}
        </p>
      ))}
      {gone.map((event) => (
        <p key={event.id} className="text-quiet">
          {t.mend.takenOutToo(entryInFull(t, match, event))}
        </p>
      ))}
    </>
  );
}

function asEvent({ target, entry }: CorrectedEntry): MatchEvent {
  return { ...entry, id: target, at: 0 } as MatchEvent;
}

type DecisionProps = {
  match: ScoredTeams;
  entry: Misfit | NowBreach;
  suggestion: CorrectedEntry | null;
  onOut: () => void;
  onCorrect: (entry: CorrectedEntry) => void;
};

/** One later entry that does not fit any more: it goes, or it was another one. */
function Decision({ match, entry, suggestion, onOut, onCorrect }: DecisionProps) {
  const { t } = useWords();
  return (
    <div className="mend-decision">
      <p>{decisionWords(t, match, entry)}</p>
      {suggestion !== null && (
        <button className="button soft" type="button" onClick={() => onCorrect(suggestion)}>
          {t.mend.itWas(entryInFull(t, match, asEvent(suggestion)))}
        </button>
      )}
      <button className="button soft" type="button" onClick={onOut}>
        {t.mend.takeOut}
      </button>
    </div>
  );
}

function decisionWords(t: Messages, match: ScoredTeams, entry: Misfit | NowBreach): string {
  const { event, set, team1Score, team2Score } = entry;
  const words = entryInFull(t, match, event);
  const score = `${team1Score}–${team2Score}`;
  if ('code' in entry) {
    const refusals: Record<string, string> = t.refusals;
    return t.mend.againstRules(words, score, refusals[entry.code] ?? t.console.againstRules);
  }
  return set === null ? t.mend.noLongerFitsBetween(words) : t.mend.noLongerFits(words, score);
}
