import type { FanFacts } from '#app/features/fans/fan-facts.tsx';
import { type LeagueTable, LeagueTables } from '#app/features/leagues/league-tables.tsx';
import { currentPoints } from '#app/features/match-lists/match-groups.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PartStyle } from '#app/ui/part-style.tsx';
import type { Match } from '#contract/matches/match.ts';
import type { MatchOfficial } from '#contract/people/official.ts';
import type { PlayerSummary } from '#contract/people/player.ts';
import type { Venue } from '#contract/people/venue.ts';
import type { MatchStatisticsAnswer } from '#contract/statistics/statistics.ts';
import type { RunningTimeout } from '#domain/volleyball/running-timeout.ts';
import type { ChanceCourse } from '#domain/volleyball/statistics/chance-course.ts';
import type { FiguresChoice } from './figures/figures-choice.ts';
import { StatisticsTab } from './figures/statistics-tab.tsx';
import { EffectLines } from './head-to-head/effect-lines.tsx';
import type { FormLetter, HeadToHead } from './head-to-head/head-to-head.ts';
import { Meetings } from './head-to-head/meetings.tsx';
import type { TableEffect } from './head-to-head/standings-effect.ts';
import { TeamForms } from './head-to-head/team-forms.tsx';
import type { LineupsPage } from './lineups/lineups.ts';
import { LineupsTab } from './lineups/lineups-tab.tsx';
import { MatchDetails } from './match-details.tsx';
import { MatchPageHead } from './match-page-head.tsx';
import type { MatchTab } from './match-tabs.tsx';
import { MatchView } from './match-view.tsx';
import type { Play } from './play/board-moment.tsx';
import type { IntervalClock } from './play/interval-clock.ts';
import type { KnownNow } from './play/known-now.ts';
import { KnownNowCard } from './play/known-now-card.tsx';
import type { ShirtNames } from './play/shirt-names.ts';
import type { PointsPage } from './points/points-page.ts';
import { PointsTab } from './points/points-tab.tsx';
import { SetTable } from './set-grid.tsx';
import type { PointScorers } from './statistics/point-scorers.ts';
import { PointScorersCard } from './statistics/point-scorers-card.tsx';
import type { Fact } from './statistics/point-statistics.ts';
import type { FlowSet } from './statistics/score-flow.ts';
import { ScoreFlowChart } from './statistics/score-flow-chart.tsx';
import { FactsTable } from './statistics/statistics-bars.tsx';

/** The earlier meetings of two teams, and their latest results. */
export type Rivalry = { history: HeadToHead; form1: FormLetter[]; form2: FormLetter[] };

/** A match with what its open tab shows. */
export type MatchTabData = {
  match: Match;
  tabs: readonly MatchTab[];
  /** The clock at which a hall lost its line; null while it holds, and for all other matches. */
  awaySince: string | null;
  /** The player of the match; null before somebody was chosen. */
  best: PlayerSummary | null;
} & (
  | ({
      tab: 'details';
      flow: FlowSet[];
      facts: Fact[];
      known: KnownNow | null;
      timeout: RunningTimeout | null;
      scorers: PointScorers | null;
      interval: IntervalClock | null;
      names: ShirtNames | null;
      venue: Venue | null;
      officials: MatchOfficial[];
      fans: FanFacts;
      effects: TableEffect[];
    } & Rivalry)
  | ({ tab: 'h2h' } & Rivalry)
  | { tab: 'points'; points: PointsPage | null }
  | { tab: 'lineups'; lineups: LineupsPage | null }
  | {
      tab: 'statistics';
      statistics: MatchStatisticsAnswer | null;
      chances: ChanceCourse | null;
      choice: FiguresChoice;
    }
  | { tab: 'standings' | 'group'; tables: LeagueTable[]; effects: TableEffect[] }
);

/** The same match for `/{id}` beside the list and for `/right/{id}` alone. */
export function MatchTabPage({ data, base }: { data: MatchTabData; base: string }) {
  return (
    <MatchView {...data} play={playOf(data)} base={base}>
      <MatchPageHead
        match={data.match}
        best={data.best}
        venue={data.tab === 'details' ? data.venue : null}
      />
      <HallAway since={data.awaySince} />
      <TabContent data={data} base={base} />
    </MatchView>
  );
}

/** The score is not what stands in the hall by now. */
function HallAway({ since }: { since: string | null }) {
  const { t } = useWords();
  return since && <p className="hall-away">{t.match.hallAway(since)}</p>;
}

function playOf(data: MatchTabData): Play | null {
  if (data.tab !== 'details') return null;
  return {
    why: data.known?.why ?? null,
    timeout: data.timeout,
    scorers: data.scorers,
    interval: data.interval,
  };
}

function runningScore(match: Match): string | undefined {
  const { team1, team2 } = currentPoints(match);
  return match.status === 'Live' ? `${team1}–${team2}` : undefined;
}

function TabContent({ data, base }: { data: MatchTabData; base: string }) {
  const { match } = data;
  if (data.tab === 'details') return <Details data={data} />;
  if (data.tab === 'points') {
    return (
      <>
        <PartStyle name="points" />
        <PointsTab match={match} page={data.points} base={base} />
      </>
    );
  }
  if (data.tab === 'lineups') {
    return <LineupsTab match={match} page={data.lineups} base={base} />;
  }
  if (data.tab === 'statistics') {
    return (
      <>
        <PartStyle name="figures" />
        <StatisticsTab
          match={match}
          base={base}
          page={data.statistics}
          chances={data.chances}
          choice={data.choice}
        />
      </>
    );
  }
  if (data.tab === 'h2h') {
    return (
      <>
        <PartStyle name="rows" />
        <Meetings {...data} />
      </>
    );
  }
  if (match.league === null || data.tables.length === 0) {
    return <NoTable match={match} tab={data.tab} />;
  }
  return (
    <>
      <PartStyle name="tables" />
      <h2 className="subtitle">{match.league.name}</h2>
      <EffectLines effects={data.effects} />
      <LeagueTables
        tables={data.tables}
        league={match.league.name}
        marked={[match.team1.id, match.team2.id]}
      />
    </>
  );
}

/** The course of a match and, on its right where there is room, the people who took part. */
function Details({ data }: { data: Extract<MatchTabData, { tab: 'details' }> }) {
  const { match, known, scorers, history, form1, form2 } = data;
  return (
    <div className="halves">
      <div className="stack">
        <SetTable match={match} />
        <ScoreFlowChart match={match} flow={data.flow} />
        <FactsTable match={match} facts={data.facts} upTo={runningScore(match)} />
      </div>
      <div className="stack">
        {known && <KnownNowCard match={match} known={known} names={data.names} />}
        {scorers && <PointScorersCard match={match} scorers={scorers} />}
        <EffectLines effects={data.effects} />
        <TeamForms match={match} history={history} form1={form1} form2={form2} />
        <MatchDetails
          match={match}
          venue={data.venue}
          officials={data.officials}
          fans={data.fans}
        />
      </div>
    </div>
  );
}

/** The reason why there is no table here, and the place of one. */
function NoTable({ match: { league }, tab }: { match: Match; tab: 'standings' | 'group' }) {
  const { t, to } = useWords();
  return (
    <div className="empty">
      <p>{tab === 'group' ? t.match.noGroup : t.match.noLeague}</p>
      {league ? (
        <a className="link" href={to(`/league/${league.id}/standingList`)}>
          {league.name}
        </a>
      ) : (
        <a className="link" href={to('/standings')}>
          {t.frame.standings}
        </a>
      )}
    </div>
  );
}
