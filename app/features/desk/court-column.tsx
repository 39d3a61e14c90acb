import { Link } from 'react-router';
import { fixtureName } from '#app/features/fixtures/fixture-words.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { DeskCourt, DeskMatch } from '#contract/desk/desk.ts';
import { DeskCard, Score } from './desk-card.tsx';
import { courtTitle } from './desk-words.ts';
import { freeTimes } from './free-times.ts';

export type CourtActions = {
  onLate: (court: string) => void;
  onLost: (court: string) => void;
  onCrew: (court: string) => void;
  /** The match that a free court takes from another one. */
  onNext: (court: string, advice: NonNullable<DeskCourt['advice']>) => void;
  onPress: (match: DeskMatch) => void;
  onPut: (court: string, time: string) => void;
};

type Props = {
  court: DeskCourt;
  matches: readonly DeskMatch[];
  /** The time of day, `HH:mm`; null on another day. */
  now: string | null;
  picked: DeskMatch | undefined;
  isBusy: boolean;
  nameOf: (id: string) => string;
  actions: CourtActions;
};

/** A court: what happens there now, then its matches in their order. */
export function CourtColumn({
  court: facts,
  matches,
  now,
  picked,
  isBusy,
  nameOf,
  actions,
}: Props) {
  const { t } = useWords();
  const court = facts.court ?? '';
  const title = court === '' ? t.dayDesk.noCourt : courtTitle(t.fixtures, court);
  const running = matches.find(({ id }) => id === facts.running);
  const next = matches.find(({ id }) => id === facts.next);
  const over = matches.filter(({ status }) => status === 'ended');
  const others = matches.filter((match) => match !== running && match.status !== 'ended');
  const { advice } = facts;
  return (
    <section className="desk-court" aria-label={title} data-court={court}>
      <div className="desk-court-head">
        <h2>{title}</h2>
        {running ? (
          <Running match={running} />
        ) : (
          now !== null &&
          court !== '' && (
            <p className="text-quiet">
              {next ? t.dayDesk.freeUntil(next.expectedStart) : t.dayDesk.free}
            </p>
          )
        )}
        {court !== '' && others.some(({ movable }) => movable) && (
          <CourtButtons court={court} title={title} actions={actions} />
        )}
        {advice && (
          <Advice
            teams={nameOf(advice.match)}
            advice={advice}
            title={title}
            isBusy={isBusy}
            onPlay={() => actions.onNext(court, advice)}
          />
        )}
      </div>
      {over.length > 0 && (
        <details className="desk-over">
          <summary>{t.dayDesk.ended(over.length)}</summary>
          {over.map((match) => (
            <DeskCard
              key={match.id}
              match={match}
              isPicked={false}
              canTake={false}
              onPress={() => undefined}
            />
          ))}
        </details>
      )}
      {others.map((match) => (
        <DeskCard
          key={match.id}
          match={match}
          isPicked={match.id === picked?.id}
          canTake={picked !== undefined}
          onPress={() => actions.onPress(match)}
        />
      ))}
      {picked && court !== '' && (
        <FreeTimes
          court={court}
          title={title}
          there={matches}
          picked={picked}
          now={now}
          actions={actions}
        />
      )}
    </section>
  );
}

type AdviceProps = {
  teams: string;
  advice: NonNullable<DeskCourt['advice']>;
  title: string;
  isBusy: boolean;
  onPlay: () => void;
};

function Advice({ teams, advice, title, isBusy, onPlay }: AdviceProps) {
  const { t } = useWords();
  return (
    <div className="desk-advice">
      <p>{t.dayDesk.advice(teams, advice.waitsUntil)}</p>
      <button type="button" className="button small" disabled={isBusy} onClick={onPlay}>
        {t.dayDesk.playHere(advice.time)}
        <span className="sr"> {title}</span>
      </button>
    </div>
  );
}

function CourtButtons({ court, title, actions }: Pick<FreeProps, 'court' | 'title' | 'actions'>) {
  const { t } = useWords();
  const buttons = [
    [t.dayDesk.courtLate, actions.onLate],
    [t.dayDesk.courtLost, actions.onLost],
    [t.dayDesk.crew, actions.onCrew],
  ] as const;
  return (
    <div className="desk-court-actions">
      {buttons.map(([label, press]) => (
        <button key={label} type="button" className="row-action" onClick={() => press(court)}>
          {label}
          <span className="sr"> {title}</span>
        </button>
      ))}
    </div>
  );
}

function Running({ match }: { match: DeskMatch }) {
  const { t, to } = useWords();
  return (
    <div className="desk-running">
      <Link className="link" to={to(`/admin/matchView/${match.id}`)}>
        <span className="live">{t.matches.status.Live}</span> {fixtureName(t.fixtures, match)}
      </Link>
      {match.score && <Score score={match.score} />}
      <span className="text-quiet num">{t.dayDesk.endsAbout(match.expectedEnd)}</span>
    </div>
  );
}

type FreeProps = {
  court: string;
  title: string;
  there: readonly DeskMatch[];
  picked: DeskMatch;
  now: string | null;
  actions: CourtActions;
};

/** The times at which the match in the hand could be played here. */
function FreeTimes({ court, title, there, picked, now, actions }: FreeProps) {
  const { t } = useWords();
  const others = there.filter(({ id }) => id !== picked.id);
  const first = others.map(({ matchTime }) => matchTime).sort()[0];
  const times = freeTimes(others, picked.minutes, now ?? first ?? picked.matchTime);
  return (
    <div className="desk-free">
      {times.map((time) => (
        <button
          key={time}
          type="button"
          className="desk-slot num"
          aria-label={t.dayDesk.putAt(time, title)}
          onClick={() => actions.onPut(court, time)}
        >
          + {time}
        </button>
      ))}
    </div>
  );
}
