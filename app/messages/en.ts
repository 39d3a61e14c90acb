import { account } from './en/account.ts';
import { admin } from './en/admin.ts';
import { awards } from './en/awards.ts';
import { bracket } from './en/bracket.ts';
import { claims } from './en/claims.ts';
import { clashes } from './en/clashes.ts';
import { coaching } from './en/coaching.ts';
import { decisions } from './en/decisions.ts';
import { desk } from './en/desk.ts';
import { editorial } from './en/editorial.ts';
import { entries } from './en/entries.ts';
import { fixtures } from './en/fixtures.ts';
import { frame } from './en/frame.ts';
import { guide } from './en/guide.ts';
import { joining } from './en/joining.ts';
import { leagues } from './en/leagues.ts';
import { levels } from './en/levels.ts';
import { match } from './en/match.ts';
import { matchFiles } from './en/match-files.ts';
import { matches } from './en/matches.ts';
import { newEmail } from './en/new-email.ts';
import { news } from './en/news.ts';
import { newsletter } from './en/newsletter.ts';
import { offline } from './en/offline.ts';
import { ownAccount } from './en/own-account.ts';
import { pages } from './en/pages.ts';
import { papers } from './en/papers.ts';
import { parked } from './en/parked.ts';
import { people } from './en/people.ts';
import { plans } from './en/plans.ts';
import { pointKinds } from './en/point-kinds.ts';
import { reach } from './en/reach.ts';
import { records } from './en/records.ts';
import { refusals } from './en/refusals.ts';
import { rivals } from './en/rivals.ts';
import { schedule } from './en/schedule.ts';
import { scoreScreen } from './en/score-screen.ts';
import { scoreboard } from './en/scoreboard.ts';
import { scoring } from './en/scoring.ts';
import { secondStep } from './en/second-step.ts';
import { sheets } from './en/sheets.ts';
import { swiss } from './en/swiss.ts';
import { table } from './en/table.ts';
import { toss } from './en/toss.ts';
import { trail } from './en/trail.ts';
import { uploads } from './en/uploads.ts';
import { userSessions } from './en/user-sessions.ts';
import { visit } from './en/visit.ts';
import { wayIn } from './en/way-in.ts';
import { written } from './en/written.ts';

export const en = {
  frame,
  matches,
  matchFiles,
  match,
  leagues,
  newEmail,
  news,
  newsletter,
  pages,
  people,
  account,
  joining,
  claims,
  coaching,
  ownAccount,
  admin,
  fixtures,
  desk,
  plans,
  reach,
  records,
  editorial,
  trail,
  schedule,
  clashes,
  decisions,
  sheets,
  uploads,
  scoring,
  offline,
  bracket,
  toss,
  awards,
  papers,
  parked,
  entries,
  levels,
  pointKinds,
  refusals,
  rivals,
  userSessions,
  secondStep,
  scoreScreen,
  visit,
  swiss,
  table,
  scoreboard,
  wayIn,
  written,
  guide,
};
