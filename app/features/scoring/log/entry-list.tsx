import { useState } from 'react';
import { formatClock } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import type { Refused } from '#domain/volleyball/refusal.ts';
import { entryInFull } from '../mend/entry-in-full.ts';
import { MendEntry } from '../mend/mend-entry.tsx';
import { type ReadAuthors, useAuthors } from '../queue/use-authors.ts';
import type { ScoredTeams } from '../scored-teams.ts';
import type { EventFacts } from './event-facts.ts';
import { type LogRow, logRows } from './log-rows.ts';

type Props = {
  match: ScoredTeams;
  log: MatchLog;
  onRecord: (event: EventFacts) => Refused | null;
  readAuthors?: ReadAuthors | undefined;
};

const SHOWN_AT_FIRST = 25;

/** Every entry of the match, each of which can be taken back or put right. */
export function EntryList({ match, log, onRecord, readAuthors }: Props) {
  const { t } = useWords();
  const [open, setOpen] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const rows = logRows(log);
  const authorOf = useAuthors(readAuthors);

  /** Said where it changes, and of the entry that is open. */
  function shownAuthor(index: number): string | undefined {
    const author = authorOf(rows[index]!.event.id);
    const before = rows[index + 1];
    const isSame = before !== undefined && authorOf(before.event.id) === author;
    return isSame && open !== rows[index]!.event.id ? undefined : author;
  }

  if (rows.length === 0) return <p className="text-quiet">{t.entries.none}</p>;
  return (
    <>
      <p className="text-sm text-quiet">{t.entries.text}</p>
      <ol className="entry-list">
        {rows.slice(0, showsAll ? rows.length : SHOWN_AT_FIRST).map((row, index) => (
          <li key={row.event.id} data-mark={row.mark ?? undefined}>
            <EntryHead
              match={match}
              row={row}
              author={shownAuthor(index)}
              isOpen={open === row.event.id}
              onToggle={() => setOpen(open === row.event.id ? '' : row.event.id)}
            />
            {open === row.event.id && (
              <MendEntry
                match={match}
                log={log}
                row={row}
                onRecord={onRecord}
                onDone={() => setOpen('')}
              />
            )}
          </li>
        ))}
      </ol>
      {!showsAll && rows.length > SHOWN_AT_FIRST && (
        <button className="button soft" type="button" onClick={() => setShowsAll(true)}>
          {t.entries.earlier}
        </button>
      )}
    </>
  );
}

type HeadProps = {
  match: ScoredTeams;
  row: LogRow;
  author: string | undefined;
  isOpen: boolean;
  onToggle: () => void;
};

function EntryHead({ match, row, author, isOpen, onToggle }: HeadProps) {
  const { t } = useWords();
  const { event, set, score, mark } = row;
  const description = entryInFull(t, match, event);
  const marks = {
    'taken-back': t.entries.takenBack,
    corrected: t.entries.corrected,
    inserted: t.entries.inserted,
  };
  const facts = (
    <>
      <time className="num">{formatClock(new Date(event.at).toISOString())}</time>
      <span className="entry-what">
        {mark === 'taken-back' ? <s>{description}</s> : description}
        {mark && <small>{marks[mark]}</small>}
        {author && <small>{t.entries.by(author)}</small>}
      </span>
      <span className="entry-score num">
        {score && <b>{score.join('–')}</b>}
        {set !== null && <small>{t.entries.set(set)}</small>}
      </span>
    </>
  );
  if (mark === 'taken-back') return <div className="entry">{facts}</div>;
  return (
    <button className="entry" type="button" aria-expanded={isOpen} onClick={onToggle}>
      {facts}
    </button>
  );
}
