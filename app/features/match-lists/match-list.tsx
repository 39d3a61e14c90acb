import { Fragment } from 'react';
import { RestRow } from '#app/features/fixtures/rest-row.tsx';
import { restsByMatch } from '#app/features/fixtures/rests.ts';
import { WaitingRow } from '#app/features/fixtures/waiting-row.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { Fixture } from '#contract/leagues/fixtures.ts';
import type { Rest } from '#contract/leagues/swiss.ts';
import type { Match } from '#contract/matches/match.ts';
import { groupByLeague, mergeWaiting } from './match-groups.ts';
import { MatchRow } from './match-row.tsx';

type Props = {
  matches: readonly Match[];
  /** Fixtures whose teams are not known yet, in order of their start. */
  waiting?: readonly Fixture[];
  /** The teams without an opponent in the rounds of these matches. */
  rests?: readonly Rest[];
  /** The match that stands open beside the list. */
  openId?: string;
  /** False on pages of one league, where its name stands above already. */
  hasLeagueLines?: boolean;
};

/** Rows grouped under a line per league. */
export function MatchList(props: Props) {
  const { matches, waiting = [], rests = [], openId, hasLeagueLines = true } = props;
  const { t, to } = useWords();
  if (!hasLeagueLines) {
    return (
      <ul className="card">
        <Rows matches={matches} waiting={waiting} rests={rests} openId={openId} />
      </ul>
    );
  }
  return groupByLeague(matches, waiting).map((group) => (
    <section key={group.key} className="card">
      <h3 className="league-line">
        {group.league ? (
          <a href={to(`/league/${group.league.id}`)}>{group.league.name}</a>
        ) : group.key === 'Beach' ? (
          t.matches.beach
        ) : (
          t.matches.friendly
        )}
        {group.matches.some((match) => match.demo) && (
          <span className="chip" title={t.matches.demoNote}>
            {t.matches.demo}
          </span>
        )}
      </h3>
      <ul>
        <Rows matches={group.matches} waiting={group.waiting} rests={rests} openId={openId} />
      </ul>
    </section>
  ));
}

type RowsProps = {
  matches: readonly Match[];
  waiting: readonly Fixture[];
  rests: readonly Rest[];
  openId?: string;
};

function Rows({ matches, waiting, rests, openId }: RowsProps) {
  const restBelow = restsByMatch(matches, rests);
  return mergeWaiting(matches, waiting).map((entry) =>
    entry.kind === 'match' ? (
      <Fragment key={entry.match.id}>
        <MatchRow match={entry.match} isOpen={entry.match.id === openId} />
        {restBelow.has(entry.match.id) && <RestRow rest={restBelow.get(entry.match.id)!} />}
      </Fragment>
    ) : (
      <WaitingRow key={entry.fixture.id} fixture={entry.fixture} />
    ),
  );
}
