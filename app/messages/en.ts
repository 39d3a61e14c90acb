import { account } from './en/account/account.ts';
import { apiTokens } from './en/account/api-tokens.ts';
import { captainPage } from './en/account/captain-page.ts';
import { claims } from './en/account/claims.ts';
import { coachInvitation } from './en/account/coach-invitation.ts';
import { coaching } from './en/account/coaching.ts';
import { consents } from './en/account/consents.ts';
import { datePage } from './en/account/date-page.ts';
import { developers } from './en/account/developers.ts';
import { duties } from './en/account/duties.ts';
import { exam } from './en/account/exam.ts';
import { examStory } from './en/account/exam-story.ts';
import { invitation } from './en/account/invitation.ts';
import { joining } from './en/account/joining.ts';
import { newEmail } from './en/account/new-email.ts';
import { openData } from './en/account/open-data.ts';
import { ownAccount } from './en/account/own-account.ts';
import { registration } from './en/account/registration.ts';
import { requests } from './en/account/requests.ts';
import { restore } from './en/account/restore.ts';
import { scouting } from './en/account/scouting.ts';
import { seats } from './en/account/seats.ts';
import { secondStep } from './en/account/second-step.ts';
import { signedIn } from './en/account/signed-in.ts';
import { userSessions } from './en/account/user-sessions.ts';
import { admin } from './en/admin/admin.ts';
import { adminFrame } from './en/admin/admin-frame.ts';
import { analytics } from './en/admin/analytics.ts';
import { audit } from './en/admin/audit.ts';
import { brand } from './en/admin/brand.ts';
import { decisions } from './en/admin/decisions.ts';
import { directory } from './en/admin/directory.ts';
import { guide } from './en/admin/guide.ts';
import { imports } from './en/admin/imports.ts';
import { leagueAgain } from './en/admin/league-again.ts';
import { leagueRules } from './en/admin/league-rules.ts';
import { matchFiles } from './en/admin/match-files.ts';
import { parked } from './en/admin/parked.ts';
import { personData } from './en/admin/person-data.ts';
import { pushReport } from './en/admin/push-report.ts';
import { results } from './en/admin/results.ts';
import { rosterDoubles } from './en/admin/roster-doubles.ts';
import { secretaries } from './en/admin/secretaries.ts';
import { sharing } from './en/admin/sharing.ts';
import { siteTexts } from './en/admin/site-texts.ts';
import { sms } from './en/admin/sms.ts';
import { stylePage } from './en/admin/style-page.ts';
import { typedLists } from './en/admin/typed-lists.ts';
import { uploads } from './en/admin/uploads.ts';
import { ussd } from './en/admin/ussd.ts';
import { discipline } from './en/discipline/discipline.ts';
import { disciplineOffice } from './en/discipline/discipline-office.ts';
import { eligibility } from './en/discipline/eligibility.ts';
import { eligibilityOffice } from './en/discipline/eligibility-office.ts';
import { ledger } from './en/discipline/ledger.ts';
import { ownFollows } from './en/follow/own-follows.ts';
import { hallPage } from './en/halls/hall-page.ts';
import { hallReasons } from './en/halls/hall-reasons.ts';
import { halls } from './en/halls/halls.ts';
import { help } from './en/help/help.ts';
import { figures } from './en/match/figures.ts';
import { forecast } from './en/match/forecast.ts';
import { captains } from './en/planning/captains.ts';
import { clashes } from './en/planning/clashes.ts';
import { dateRequests } from './en/planning/date-requests.ts';
import { dayDesk } from './en/planning/day-desk.ts';
import { drafts } from './en/planning/drafts.ts';
import { fixtures } from './en/planning/fixtures.ts';
import { officeMessages } from './en/planning/office-messages.ts';
import { phases } from './en/planning/phases.ts';
import { plans } from './en/planning/plans.ts';
import { playOffs } from './en/planning/play-offs.ts';
import { schedule } from './en/planning/schedule.ts';
import { scoringTerms } from './en/planning/scoring-terms.ts';
import { signUps } from './en/planning/sign-ups.ts';
import { swiss } from './en/planning/swiss.ts';
import { teamEntries } from './en/planning/team-entries.ts';
import { bracket } from './en/public/bracket.ts';
import { calendars } from './en/public/calendars.ts';
import { clubs } from './en/public/clubs.ts';
import { embeds } from './en/public/embeds.ts';
import { fans } from './en/public/fans.ts';
import { frame } from './en/public/frame.ts';
import { headToHead } from './en/public/head-to-head.ts';
import { leaders } from './en/public/leaders.ts';
import { leagues } from './en/public/leagues.ts';
import { lineups } from './en/public/lineups.ts';
import { match } from './en/public/match.ts';
import { matchDownloads } from './en/public/match-downloads.ts';
import { matches } from './en/public/matches.ts';
import { news } from './en/public/news.ts';
import { newsletter } from './en/public/newsletter.ts';
import { notices } from './en/public/notices.ts';
import { pages } from './en/public/pages.ts';
import { papers } from './en/public/papers.ts';
import { people } from './en/public/people.ts';
import { places } from './en/public/places.ts';
import { pointKinds } from './en/public/point-kinds.ts';
import { points } from './en/public/points.ts';
import { rulesInWords } from './en/public/rules-in-words.ts';
import { scoreboard } from './en/public/scoreboard.ts';
import { seasons } from './en/public/seasons.ts';
import { merging } from './en/records/merging.ts';
import { passPage } from './en/records/pass-page.ts';
import { transferring } from './en/records/transferring.ts';
import { transfers } from './en/records/transfers.ts';
import { awards } from './en/scoring/awards.ts';
import { beside } from './en/scoring/beside.ts';
import { console } from './en/scoring/console.ts';
import { entries } from './en/scoring/entries.ts';
import { levels } from './en/scoring/levels.ts';
import { mend } from './en/scoring/mend.ts';
import { offline } from './en/scoring/offline.ts';
import { pinSignIn } from './en/scoring/pin-sign-in.ts';
import { refusals } from './en/scoring/refusals.ts';
import { remote } from './en/scoring/remote.ts';
import { scoreScreen } from './en/scoring/score-screen.ts';
import { scoring } from './en/scoring/scoring.ts';
import { screens } from './en/scoring/screens.ts';
import { stream } from './en/scoring/stream.ts';
import { taps } from './en/scoring/taps.ts';
import { toss } from './en/scoring/toss.ts';

export const en = {
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
