import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import type { InsertedEntry, MatchEvent, MendedEntry } from '#domain/volleyball/events.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import type { Refused } from '#domain/volleyball/refusal.ts';
import { otherSide, SIDES } from '#domain/volleyball/side.ts';
import type { EventFacts } from '../log/event-facts.ts';
import type { LogRow } from '../log/log-rows.ts';
import { takeBack } from '../log/undo-target.ts';
import { OFFERED_REASONS } from '../points/offered-reasons.ts';
import type { ScoredTeams } from '../scored-teams.ts';
import { fieldsOf, isMended, MENDED_KINDS } from './mend-fields.ts';
import { MendForm } from './mend-form.tsx';
import { type MendFacts, MendPreview } from './mend-preview.tsx';
import { newEntry } from './new-entry.ts';

type Props = {
  match: ScoredTeams;
  log: MatchLog;
  row: LogRow;
  onRecord: (event: EventFacts) => Refused | null;
  onDone: () => void;
};

type Step = { kind: 'actions' | 'right' | 'in' } | { kind: 'preview'; facts: MendFacts };

/** All that can be done with one entry; what changes others is shown before it is written. */
export function MendEntry({ match, log, row, onRecord, onDone }: Props) {
  const [step, setStep] = useState<Step>({ kind: 'actions' });
  const standing = mendedFacts(row.event);
  const preview = (facts: MendFacts) => setStep({ kind: 'preview', facts });
  const target = row.event.id;

  if (step.kind === 'preview') {
    return (
      <MendPreview
        match={match}
        log={log}
        facts={step.facts}
        before={standing}
        onRecord={onRecord}
        onDone={onDone}
        onLeave={() => setStep({ kind: 'actions' })}
      />
    );
  }
  if (step.kind === 'right' && standing !== null) {
    return (
      <MendForm
        match={match}
        rules={log.rules}
        from={standing}
        onEntry={(entry) => preview({ type: 'correct', target, entry: entry as MendedEntry })}
      />
    );
  }
  if (step.kind === 'in') {
    return (
      <PutIn
        match={match}
        log={log}
        set={row.set ?? log.state.sets.length + 1}
        onEntry={(entry) => preview({ type: 'insert', before: target, entry })}
      />
    );
  }
  return (
    <EntryActions
      match={match}
      log={log}
      row={row}
      hasFacts={standing !== null && fieldsOf(standing, log.rules).length > 0}
      onStep={(kind) => setStep({ kind })}
      onPreview={preview}
      onReason={(facts) => onRecord(facts) === null && onDone()}
    />
  );
}

/** The facts of an entry that a form can put right; null for a point, which has its own actions. */
function mendedFacts(event: MatchEvent): MendedEntry | null {
  const { id: _id, at: _at, override: _override, ...facts } = event;
  return isMended(event.type) ? (facts as MendedEntry) : null;
}

type ActionProps = {
  match: ScoredTeams;
  log: MatchLog;
  row: LogRow;
  hasFacts: boolean;
  onStep: (step: 'right' | 'in') => void;
  onPreview: (facts: MendFacts) => void;
  onReason: (facts: EventFacts) => void;
};

function EntryActions(props: ActionProps) {
  const { t } = useWords();
  const { match, log, hasFacts, onStep, onPreview, onReason } = props;
  const { event } = props.row;
  return (
    <div className="entry-actions">
      {hasFacts && (
        <button type="button" onClick={() => onStep('right')}>
          {t.mend.putRight}
        </button>
      )}
      <button type="button" onClick={() => onPreview(takeBack(log.events, event) as MendFacts)}>
        {t.entries.takeBack}
      </button>
      {event.type === 'rally' && (
        <>
          <button
            type="button"
            onClick={() => {
              const winner = otherSide(event.winner);
              onPreview({ type: 'correct', target: event.id, winner });
            }}
          >
            {t.entries.otherWinner(match[otherSide(event.winner)].name)}
          </button>
          <select
            aria-label={t.entries.changeReason}
            value={event.reason ?? 'unknown'}
            onChange={({ currentTarget }) => {
              const reason = OFFERED_REASONS.find((name) => name === currentTarget.value);
              onReason({ type: 'correct', target: event.id, reason: reason ?? 'unknown' });
            }}
          >
            {[...OFFERED_REASONS, 'unknown' as const].map((reason) => (
              <option key={reason} value={reason}>
                {t.levels.reasons[reason]}
              </option>
            ))}
          </select>
          {SIDES.map((winner) => (
            <button
              key={winner}
              type="button"
              onClick={() => {
                const entry: InsertedEntry = { type: 'rally', winner };
                onPreview({ type: 'insert', before: event.id, entry });
              }}
            >
              {t.entries.insertBefore(match[winner].name)}
            </button>
          ))}
        </>
      )}
      <button type="button" onClick={() => onStep('in')}>
        {t.mend.putIn}
      </button>
    </div>
  );
}

type PutInProps = {
  match: ScoredTeams;
  log: MatchLog;
  set: number;
  onEntry: (entry: InsertedEntry) => void;
};

/** The kind of a forgotten entry, then its facts. */
function PutIn({ match, log, set, onEntry }: PutInProps) {
  const { t } = useWords();
  const [kind, setKind] = useState<InsertedEntry['type']>('timeout');
  return (
    <div className="entry-actions">
      <label>
        {t.mend.whichKind}
        <select
          value={kind}
          onChange={({ currentTarget }) => {
            setKind(MENDED_KINDS.find((name) => name === currentTarget.value)!);
          }}
        >
          {MENDED_KINDS.map((name) => (
            <option key={name} value={name}>
              {t.entries.types[name]}
            </option>
          ))}
        </select>
      </label>
      <MendForm
        key={kind}
        match={match}
        rules={log.rules}
        from={newEntry(kind, set)}
        onEntry={onEntry}
      />
    </div>
  );
}
