import { account } from './en/account/account.ts';
import { claims } from './en/account/claims.ts';
import { coaching } from './en/account/coaching.ts';
import { newEmail } from './en/account/new-email.ts';
import { ownAccount } from './en/account/own-account.ts';
import { joining } from './en/account/registration.ts';
import { secondStep } from './en/account/second-step.ts';
import { userSessions } from './en/account/user-sessions.ts';
import { desk } from './en/admin/admin-frame.ts';
import { reach } from './en/admin/analytics.ts';
import { trail } from './en/admin/audit.ts';
import { clashes } from './en/admin/clashes.ts';
import { decisions } from './en/admin/decisions.ts';
import { records } from './en/admin/directory.ts';
import { fixtures } from './en/admin/fixtures.ts';
import { admin } from './en/admin/forms.ts';
import { guide } from './en/admin/guide.ts';
import { sheets } from './en/admin/imports.ts';
import { matchFiles } from './en/admin/match-files.ts';
import { parked } from './en/admin/parked.ts';
import { plans } from './en/admin/plans.ts';
import { schedule } from './en/admin/schedule.ts';
import { editorial } from './en/admin/site-texts.ts';
import { swiss } from './en/admin/swiss.ts';
import { written } from './en/admin/typed-lists.ts';
import { uploads } from './en/admin/uploads.ts';
import { bracket } from './en/public/bracket.ts';
import { frame } from './en/public/frame.ts';
import { rivals } from './en/public/head-to-head.ts';
import { leagues } from './en/public/leagues.ts';
import { match } from './en/public/match.ts';
import { papers } from './en/public/match-downloads.ts';
import { matches } from './en/public/matches.ts';
import { news } from './en/public/news.ts';
import { newsletter } from './en/public/newsletter.ts';
import { visit } from './en/public/notices.ts';
import { pages } from './en/public/pages.ts';
import { people } from './en/public/people.ts';
import { pointKinds } from './en/public/point-kinds.ts';
import { scoreboard } from './en/public/scoreboard.ts';
import { awards } from './en/scoring/awards.ts';
import { table } from './en/scoring/console.ts';
import { entries } from './en/scoring/entries.ts';
import { levels } from './en/scoring/levels.ts';
import { offline } from './en/scoring/offline.ts';
import { wayIn } from './en/scoring/pin-sign-in.ts';
import { refusals } from './en/scoring/refusals.ts';
import { scoreScreen } from './en/scoring/score-screen.ts';
import { scoring } from './en/scoring/scoring.ts';
import { toss } from './en/scoring/toss.ts';

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
