import type { Messages } from './messages.ts';
import { account } from './sw/account.ts';
import { admin } from './sw/admin.ts';
import { awards } from './sw/awards.ts';
import { bracket } from './sw/bracket.ts';
import { claims } from './sw/claims.ts';
import { clashes } from './sw/clashes.ts';
import { coaching } from './sw/coaching.ts';
import { decisions } from './sw/decisions.ts';
import { desk } from './sw/desk.ts';
import { editorial } from './sw/editorial.ts';
import { entries } from './sw/entries.ts';
import { fixtures } from './sw/fixtures.ts';
import { frame } from './sw/frame.ts';
import { guide } from './sw/guide.ts';
import { joining } from './sw/joining.ts';
import { leagues } from './sw/leagues.ts';
import { levels } from './sw/levels.ts';
import { match } from './sw/match.ts';
import { matchFiles } from './sw/match-files.ts';
import { matches } from './sw/matches.ts';
import { newEmail } from './sw/new-email.ts';
import { news } from './sw/news.ts';
import { newsletter } from './sw/newsletter.ts';
import { offline } from './sw/offline.ts';
import { ownAccount } from './sw/own-account.ts';
import { pages } from './sw/pages.ts';
import { papers } from './sw/papers.ts';
import { parked } from './sw/parked.ts';
import { people } from './sw/people.ts';
import { plans } from './sw/plans.ts';
import { pointKinds } from './sw/point-kinds.ts';
import { reach } from './sw/reach.ts';
import { records } from './sw/records.ts';
import { refusals } from './sw/refusals.ts';
import { rivals } from './sw/rivals.ts';
import { schedule } from './sw/schedule.ts';
import { scoreScreen } from './sw/score-screen.ts';
import { scoreboard } from './sw/scoreboard.ts';
import { scoring } from './sw/scoring.ts';
import { secondStep } from './sw/second-step.ts';
import { sheets } from './sw/sheets.ts';
import { swiss } from './sw/swiss.ts';
import { table } from './sw/table.ts';
import { toss } from './sw/toss.ts';
import { trail } from './sw/trail.ts';
import { uploads } from './sw/uploads.ts';
import { userSessions } from './sw/user-sessions.ts';
import { visit } from './sw/visit.ts';
import { wayIn } from './sw/way-in.ts';
import { written } from './sw/written.ts';

export const sw: Messages = {
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
