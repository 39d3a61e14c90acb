import { StandingsTable } from '#app/features/leagues/standings-table.tsx';
import { DayStrip } from '#app/features/match-lists/day-strip.tsx';
import { MatchList } from '#app/features/match-lists/match-list.tsx';
import { Squad } from '#app/features/teams/squad.tsx';
import { TeamHead } from '#app/features/teams/team-head.tsx';
import { WAVU } from '#app/lib/brand.ts';
import { ListedContext } from '#app/lib/listed.ts';
import { Figures } from '#app/ui/figures.tsx';
import { LiveMain } from '#app/ui/live-main.tsx';
import type { Standings } from '#contract/leagues/standings.ts';
import type { Match } from '#contract/matches/match.ts';
import type { TeamDetail } from '#contract/people/team.ts';
import { Footer } from './footer.tsx';
import { Sidebar } from './sidebar.tsx';

/**
 * The parts that most pages have, with as little in them as possible, for the dictionary: the markup
 * that stands here is not sent again with any page. Nobody ever sees this page.
 */
export function SamplePage() {
  const frame = { site: SITE, sendsMail: false, leagues: LEAGUES, calendar: CALENDAR, today: DAY };
  const listed = { today: DAY, leagues: new Map(LEAGUES.map((league) => [league.id, league])) };
  return (
    <ListedContext value={listed}>
      <LiveMain className="pair">
        <TeamHead team={{ ...(TEAM as unknown as TeamDetail), tabs: TABS }} />
        <Figures figures={[['', '0']]} />
        <DayStrip kind="all" day={DAY} place={null} today={DAY} matchDays={[DAY]} liveCount={1} />
        <MatchList matches={MATCHES} />
        <StandingsTable standings={STANDINGS} label="" />
        <Squad players={[{ id: 'a', fullName: 'A', jerseyNumber: 1 } as never]} />
      </LiveMain>
      <Sidebar {...frame} />
      <Footer {...frame} />
    </ListedContext>
  );
}

const DAY = '2026-01-01';
const TABS = ['players', 'news', 'standings', 'trophies', 'about'];

const SITE = {
  ...WAVU,
  contact: '',
  controller: '',
  registration: '',
  dataLicence: '' as const,
  address: '',
  notice: '',
  noticeShown: false,
  socialLinks: [],
  usefulLinks: [],
};

const LEAGUES = (['League', 'Tournament', 'Beach'] as const).map((type, index) => ({
  id: `l${index}`,
  name: 'A B',
  logo: null,
  type,
  gender: index === 1 ? 'Women' : 'Men',
}));

const CALENDAR = { month: '2026-01', matchDays: [DAY, '2026-01-02'], selected: null };

const TEAM = {
  id: 'a',
  name: 'A',
  logo: null,
  jerseyColor1: '#000000',
  jerseyColor2: '#ffffff',
  gender: 'Men',
  city: '',
};

/** Two sets are over and the third is being played: a row with all its parts. */
const LIVE = {
  id: 'm',
  version: 1,
  status: 'Live',
  matchDate: DAY,
  matchTime: '10:00',
  serving: 'team1',
  setPoint: null,
  matchPoint: null,
  winner: null,
  league: { id: 'l0', name: 'A B' },
  matchType: 'l0',
  gender: 'Men',
  round: null,
  location: '',
  court: null,
  demo: true,
  team1: TEAM,
  team2: TEAM,
  team1Wins: 1,
  team2Wins: 1,
  sets: [
    { set: 1, team1Score: 25, team2Score: 20, winner: 'team1' },
    { set: 2, team1Score: 20, team2Score: 25, winner: 'team2' },
    { set: 3, team1Score: 1, team2Score: 2, winner: null },
  ],
};
const MATCHES = [
  LIVE,
  { ...LIVE, id: 'n', status: 'not started', sets: [], serving: null },
  { ...LIVE, id: 'o', status: 'ended', winner: 'team1', serving: null },
] as unknown as Match[];

const ROW = {
  rank: 1,
  position: 1,
  team: TEAM,
  played: 2,
  won: 1,
  lost: 1,
  points: 3,
  setsWon: 3,
  setsLost: 3,
  setRatio: 1,
  pointsWon: 100,
  pointsLost: 100,
  pointRatio: 1,
  form: ['W', 'L'],
  note: null,
  withdrawn: false,
};
const STANDINGS = { criteria: [], rows: [ROW], explanations: [] } as unknown as Standings;
