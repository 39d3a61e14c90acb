import type { Messages } from './messages.ts';
import { account } from './sw/account/account.ts';
import { claims } from './sw/account/claims.ts';
import { coaching } from './sw/account/coaching.ts';
import { newEmail } from './sw/account/new-email.ts';
import { ownAccount } from './sw/account/own-account.ts';
import { joining } from './sw/account/registration.ts';
import { secondStep } from './sw/account/second-step.ts';
import { userSessions } from './sw/account/user-sessions.ts';
import { desk } from './sw/admin/admin-frame.ts';
import { reach } from './sw/admin/analytics.ts';
import { trail } from './sw/admin/audit.ts';
import { clashes } from './sw/admin/clashes.ts';
import { decisions } from './sw/admin/decisions.ts';
import { records } from './sw/admin/directory.ts';
import { fixtures } from './sw/admin/fixtures.ts';
import { admin } from './sw/admin/forms.ts';
import { guide } from './sw/admin/guide.ts';
import { sheets } from './sw/admin/imports.ts';
import { matchFiles } from './sw/admin/match-files.ts';
import { parked } from './sw/admin/parked.ts';
import { plans } from './sw/admin/plans.ts';
import { schedule } from './sw/admin/schedule.ts';
import { editorial } from './sw/admin/site-texts.ts';
import { swiss } from './sw/admin/swiss.ts';
import { written } from './sw/admin/typed-lists.ts';
import { uploads } from './sw/admin/uploads.ts';
import { bracket } from './sw/public/bracket.ts';
import { frame } from './sw/public/frame.ts';
import { rivals } from './sw/public/head-to-head.ts';
import { leagues } from './sw/public/leagues.ts';
import { match } from './sw/public/match.ts';
import { papers } from './sw/public/match-downloads.ts';
import { matches } from './sw/public/matches.ts';
import { news } from './sw/public/news.ts';
import { newsletter } from './sw/public/newsletter.ts';
import { visit } from './sw/public/notices.ts';
import { pages } from './sw/public/pages.ts';
import { people } from './sw/public/people.ts';
import { pointKinds } from './sw/public/point-kinds.ts';
import { scoreboard } from './sw/public/scoreboard.ts';
import { awards } from './sw/scoring/awards.ts';
import { table } from './sw/scoring/console.ts';
import { entries } from './sw/scoring/entries.ts';
import { levels } from './sw/scoring/levels.ts';
import { offline } from './sw/scoring/offline.ts';
import { wayIn } from './sw/scoring/pin-sign-in.ts';
import { refusals } from './sw/scoring/refusals.ts';
import { scoreScreen } from './sw/scoring/score-screen.ts';
import { scoring } from './sw/scoring/scoring.ts';
import { toss } from './sw/scoring/toss.ts';

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
