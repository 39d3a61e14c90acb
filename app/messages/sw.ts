import type { Messages } from './messages.ts';
import { account } from './sw/account/account.ts';
import { apiTokens } from './sw/account/api-tokens.ts';
import { captainPage } from './sw/account/captain-page.ts';
import { claims } from './sw/account/claims.ts';
import { coachInvitation } from './sw/account/coach-invitation.ts';
import { coaching } from './sw/account/coaching.ts';
import { consents } from './sw/account/consents.ts';
import { datePage } from './sw/account/date-page.ts';
import { developers } from './sw/account/developers.ts';
import { duties } from './sw/account/duties.ts';
import { exam } from './sw/account/exam.ts';
import { examStory } from './sw/account/exam-story.ts';
import { invitation } from './sw/account/invitation.ts';
import { joining } from './sw/account/joining.ts';
import { newEmail } from './sw/account/new-email.ts';
import { openData } from './sw/account/open-data.ts';
import { ownAccount } from './sw/account/own-account.ts';
import { registration } from './sw/account/registration.ts';
import { requests } from './sw/account/requests.ts';
import { restore } from './sw/account/restore.ts';
import { scouting } from './sw/account/scouting.ts';
import { seats } from './sw/account/seats.ts';
import { secondStep } from './sw/account/second-step.ts';
import { signedIn } from './sw/account/signed-in.ts';
import { userSessions } from './sw/account/user-sessions.ts';
import { admin } from './sw/admin/admin.ts';
import { adminFrame } from './sw/admin/admin-frame.ts';
import { analytics } from './sw/admin/analytics.ts';
import { audit } from './sw/admin/audit.ts';
import { brand } from './sw/admin/brand.ts';
import { decisions } from './sw/admin/decisions.ts';
import { directory } from './sw/admin/directory.ts';
import { guide } from './sw/admin/guide.ts';
import { imports } from './sw/admin/imports.ts';
import { leagueAgain } from './sw/admin/league-again.ts';
import { leagueRules } from './sw/admin/league-rules.ts';
import { matchFiles } from './sw/admin/match-files.ts';
import { parked } from './sw/admin/parked.ts';
import { personData } from './sw/admin/person-data.ts';
import { pushReport } from './sw/admin/push-report.ts';
import { results } from './sw/admin/results.ts';
import { rosterDoubles } from './sw/admin/roster-doubles.ts';
import { secretaries } from './sw/admin/secretaries.ts';
import { sharing } from './sw/admin/sharing.ts';
import { siteTexts } from './sw/admin/site-texts.ts';
import { sms } from './sw/admin/sms.ts';
import { stylePage } from './sw/admin/style-page.ts';
import { typedLists } from './sw/admin/typed-lists.ts';
import { uploads } from './sw/admin/uploads.ts';
import { ussd } from './sw/admin/ussd.ts';
import { discipline } from './sw/discipline/discipline.ts';
import { disciplineOffice } from './sw/discipline/discipline-office.ts';
import { eligibility } from './sw/discipline/eligibility.ts';
import { eligibilityOffice } from './sw/discipline/eligibility-office.ts';
import { ledger } from './sw/discipline/ledger.ts';
import { ownFollows } from './sw/follow/own-follows.ts';
import { hallPage } from './sw/halls/hall-page.ts';
import { hallReasons } from './sw/halls/hall-reasons.ts';
import { halls } from './sw/halls/halls.ts';
import { help } from './sw/help/help.ts';
import { figures } from './sw/match/figures.ts';
import { forecast } from './sw/match/forecast.ts';
import { captains } from './sw/planning/captains.ts';
import { clashes } from './sw/planning/clashes.ts';
import { dateRequests } from './sw/planning/date-requests.ts';
import { dayDesk } from './sw/planning/day-desk.ts';
import { drafts } from './sw/planning/drafts.ts';
import { fixtures } from './sw/planning/fixtures.ts';
import { officeMessages } from './sw/planning/office-messages.ts';
import { phases } from './sw/planning/phases.ts';
import { plans } from './sw/planning/plans.ts';
import { playOffs } from './sw/planning/play-offs.ts';
import { schedule } from './sw/planning/schedule.ts';
import { scoringTerms } from './sw/planning/scoring-terms.ts';
import { signUps } from './sw/planning/sign-ups.ts';
import { swiss } from './sw/planning/swiss.ts';
import { teamEntries } from './sw/planning/team-entries.ts';
import { bracket } from './sw/public/bracket.ts';
import { calendars } from './sw/public/calendars.ts';
import { clubs } from './sw/public/clubs.ts';
import { embeds } from './sw/public/embeds.ts';
import { fans } from './sw/public/fans.ts';
import { frame } from './sw/public/frame.ts';
import { headToHead } from './sw/public/head-to-head.ts';
import { leaders } from './sw/public/leaders.ts';
import { leagues } from './sw/public/leagues.ts';
import { lineups } from './sw/public/lineups.ts';
import { match } from './sw/public/match.ts';
import { matchDownloads } from './sw/public/match-downloads.ts';
import { matches } from './sw/public/matches.ts';
import { news } from './sw/public/news.ts';
import { newsletter } from './sw/public/newsletter.ts';
import { notices } from './sw/public/notices.ts';
import { pages } from './sw/public/pages.ts';
import { papers } from './sw/public/papers.ts';
import { people } from './sw/public/people.ts';
import { places } from './sw/public/places.ts';
import { pointKinds } from './sw/public/point-kinds.ts';
import { points } from './sw/public/points.ts';
import { rulesInWords } from './sw/public/rules-in-words.ts';
import { scoreboard } from './sw/public/scoreboard.ts';
import { seasons } from './sw/public/seasons.ts';
import { merging } from './sw/records/merging.ts';
import { passPage } from './sw/records/pass-page.ts';
import { transferring } from './sw/records/transferring.ts';
import { transfers } from './sw/records/transfers.ts';
import { awards } from './sw/scoring/awards.ts';
import { beside } from './sw/scoring/beside.ts';
import { console } from './sw/scoring/console.ts';
import { entries } from './sw/scoring/entries.ts';
import { levels } from './sw/scoring/levels.ts';
import { mend } from './sw/scoring/mend.ts';
import { offline } from './sw/scoring/offline.ts';
import { pinSignIn } from './sw/scoring/pin-sign-in.ts';
import { refusals } from './sw/scoring/refusals.ts';
import { remote } from './sw/scoring/remote.ts';
import { scoreScreen } from './sw/scoring/score-screen.ts';
import { scoring } from './sw/scoring/scoring.ts';
import { screens } from './sw/scoring/screens.ts';
import { stream } from './sw/scoring/stream.ts';
import { taps } from './sw/scoring/taps.ts';
import { toss } from './sw/scoring/toss.ts';

export const sw: Messages = {
  frame,
  matches,
  matchFiles,
  merging,
  passPage,
  transferring,
  transfers,
  figures,
  lineups,
  coachInvitation,
  rosterDoubles,
  secretaries,
  halls,
  hallPage,
  hallReasons,
  match,
  leaders,
  leagues,
  invitation,
  signedIn,
  apiTokens,
  newEmail,
  news,
  newsletter,
  openData,
  pages,
  people,
  account,
  registration,
  claims,
  requests,
  restore,
  personData,
  consents,
  coaching,
  scouting,
  seats,
  stream,
  beside,
  ownAccount,
  ownFollows,
  admin,
  fans,
  places,
  fixtures,
  adminFrame,
  brand,
  plans,
  playOffs,
  drafts,
  analytics,
  directory,
  duties,
  exam,
  examStory,
  pushReport,
  sms,
  ussd,
  siteTexts,
  audit,
  dayDesk,
  schedule,
  clashes,
  results,
  sharing,
  stylePage,
  decisions,
  discipline,
  forecast,
  disciplineOffice,
  eligibility,
  eligibilityOffice,
  ledger,
  captainPage,
  captains,
  datePage,
  dateRequests,
  joining,
  signUps,
  teamEntries,
  leagueAgain,
  leagueRules,
  phases,
  scoringTerms,
  rulesInWords,
  imports,
  uploads,
  scoring,
  offline,
  bracket,
  remote,
  taps,
  toss,
  awards,
  matchDownloads,
  papers,
  officeMessages,
  parked,
  entries,
  levels,
  mend,
  pointKinds,
  points,
  refusals,
  headToHead,
  userSessions,
  secondStep,
  scoreScreen,
  calendars,
  clubs,
  seasons,
  developers,
  embeds,
  notices,
  swiss,
  console,
  scoreboard,
  screens,
  pinSignIn,
  typedLists,
  guide,
  help,
};
