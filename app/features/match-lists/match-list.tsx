import { Fragment, useContext } from 'react';
import { GenderMark } from '#app/features/crest/gender-mark.tsx';
import { Monogram } from '#app/features/crest/monogram.tsx';
import { RestRow } from '#app/features/fixtures/rest-row.tsx';
import { restsByMatch } from '#app/features/fixtures/rests.ts';
import { WaitingRow } from '#app/features/fixtures/waiting-row.tsx';
import { replayText, roundText } from '#app/features/match-page/round-text.ts';
import { ListedContext } from '#app/lib/listed.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Fixture } from '#contract/leagues/fixtures.ts';
import type { Rest } from '#contract/leagues/swiss.ts';
import type { Match } from '#contract/matches/match.ts';
import { commonOf, groupByLeague, type MatchGroup, mergeWaiting } from './match-groups.ts';
import { MatchRow } from './match-row.tsx';

type Props = {
  matches: readonly Match[];
  /** Fixtures whose teams are not known yet, in order of their start. */
  waiting?: readonly Fixture[];
  /** The teams without an opponent in the rounds of these matches. */
  rests?: readonly Rest[];
  /** The team whose results these are: each says whether it won. */
  of?: string;
  /** Of the address of each match: the list that stays beside it. */
  query?: string;
  /** False on pages of one league, where its name stands above already. */
  hasLeagueLines?: boolean;
};

/** Rows grouped under a line per league. */
export function MatchList(props: Props) {
  const { matches, waiting = [], rests = [], of, query, hasLeagueLines = true } = props;
  const rows = { rests, of, query };
  if (!hasLeagueLines) {
    return (
      <ul>
        <Rows matches={matches} waiting={waiting} {...rows} />
      </ul>
    );
  }
  return groupByLeague(matches, waiting).map((group) => (
    <section key={group.key} className="group">
      <GroupHead group={group} />
      <ul>
        <Rows matches={group.matches} waiting={group.waiting} ground={groundOf(group)} {...rows} />
      </ul>
    </section>
  ));
}

/** The ground of matches to come, where it is one for all of a league; it is said once then. */
function groundOf({ matches }: MatchGroup): string {
  const open = matches.filter(({ status }) => status !== 'ended');
  return open.length > 1 ? commonOf(open, ({ location }) => location) : '';
}

/** Monogram and name of the league, men or women, and the round where it is one for all. */
function GroupHead({ group }: { group: MatchGroup }) {
  const { league, matchType, matches } = group;
  const { t, to } = useWords();
  const { leagues } = useContext(ListedContext);
  const listed = league && leagues.get(league.id);
  const round = commonOf(matches, (match) => match.round);
  const isReplay = league === null && matches.some((match) => match.demo);
  const about = [!isReplay && round !== '' && roundText(t, round), groundOf(group)].filter(Boolean);
  const gender = commonOf(matches, (match) => match.gender) || (listed?.gender ?? '');
  return (
    <h3 className="league-line">
      {league ? (
        <a href={to(`/league/${league.id}`)}>
          <Monogram logo={null} type="League" {...listed} name={league.name} size={20} />
          <span>{league.name}</span>
        </a>
      ) : matchType === 'Beach' ? (
        t.matches.beach
      ) : (
        t.matches.friendly
      )}
      <GenderMark gender={gender} />
      {isReplay && (
        <span className="chip" title={t.matches.demoNote}>
          {replayText(t, round)}
        </span>
      )}
      {about.length > 0 && <i>{about.join(' · ')}</i>}
    </h3>
  );
}

type RowsProps = {
  matches: readonly Match[];
  waiting: readonly Fixture[];
  rests: readonly Rest[];
  of?: string;
  query?: string;
  ground?: string;
};

function Rows({ matches, waiting, rests, of, query, ground }: RowsProps) {
  const restBelow = restsByMatch(matches, rests);
  return mergeWaiting(matches, waiting).map((entry) =>
    entry.kind === 'match' ? (
      <Fragment key={entry.match.id}>
        <MatchRow match={entry.match} of={of} query={query} ground={ground} />
        {restBelow.has(entry.match.id) && <RestRow rest={restBelow.get(entry.match.id)!} />}
      </Fragment>
    ) : (
      <WaitingRow key={entry.fixture.id} fixture={entry.fixture} />
    ),
  );
}
