import type { followCalls } from './accounts/follow-calls.ts';
import type { linkCalls } from './accounts/link-calls.ts';
import type { newEmailCalls } from './accounts/new-email-calls.ts';
import type { ownAccountCalls } from './accounts/own-account-calls.ts';
import type { secondFactorCalls } from './accounts/second-factor-calls.ts';
import type { sessionCalls } from './accounts/session-calls.ts';
import type { tokenCalls } from './accounts/token-calls.ts';
import type { userCalls } from './accounts/user-calls.ts';
import type { archiveCalls } from './administration/archive-calls.ts';
import type { auditCalls } from './administration/audit-calls.ts';
import type { backupCalls } from './administration/backup-calls.ts';
import type { exportCalls } from './administration/export-calls.ts';
import type { importCalls } from './administration/import-calls.ts';
import type { registerCalls, summaryCalls } from './administration/register-calls.ts';
import type { restoreCalls } from './administration/restore-calls.ts';
import type { captainCalls } from './captains/captain-calls.ts';
import type { dateRequestCalls } from './date-requests/date-request-calls.ts';
import type { Call } from './define-call.ts';
import type { deskCalls } from './desk/desk-calls.ts';
import type { disciplineCalls } from './discipline/discipline-calls.ts';
import type { leagueDocumentCalls } from './documents/league-document-calls.ts';
import type { eligibilityCalls } from './eligibility/eligibility-calls.ts';
import type { teamEntryCalls } from './entries/team-entry-calls.ts';
import type { examCalls } from './exams/exam-calls.ts';
import type { hallCalls, loanCalls, ownLoanCalls } from './halls/hall-calls.ts';
import type { fixtureCalls } from './leagues/fixture-calls.ts';
import type { groupCalls } from './leagues/group-calls.ts';
import type { leaderCalls } from './leagues/leader-calls.ts';
import type { leagueCalls } from './leagues/league-calls.ts';
import type { paperCalls } from './leagues/paper-calls.ts';
import type { scheduleCalls } from './leagues/schedule-calls.ts';
import type { seasonCalls } from './leagues/season-calls.ts';
import type { secretaryCalls } from './leagues/secretary-calls.ts';
import type { standingsCalls } from './leagues/standings-calls.ts';
import type { ledgerCalls } from './ledger/ledger-calls.ts';
import type { bestPlayerCalls } from './matches/best-player-calls.ts';
import type { lineupCalls } from './matches/lineup-calls.ts';
import type { liveCalls } from './matches/live-calls.ts';
import type { matchCalls } from './matches/match-calls.ts';
import type { matchFileCalls } from './matches/match-file-calls.ts';
import type { parkedCalls } from './matches/parked-calls.ts';
import type { resultCalls } from './matches/result-calls.ts';
import type { scorerLinkCalls } from './matches/scorer-link-calls.ts';
import type { scoresheetCalls } from './matches/scoresheet-calls.ts';
import type { scoringCalls } from './matches/scoring-calls.ts';
import type { signatureCalls } from './matches/signature-calls.ts';
import type { mergeCalls } from './merges/merge-calls.ts';
import type { messageCalls } from './messages/message-calls.ts';
import type { openDataCalls } from './open-data/open-data-calls.ts';
import type { passCalls } from './passes/pass-calls.ts';
import type { claimCalls } from './people/claim-calls.ts';
import type { clubCalls } from './people/club-calls.ts';
import type { clubManagerCalls } from './people/club-manager-calls.ts';
import type { consentCalls } from './people/consent-calls.ts';
import type { dutyCalls } from './people/duty-calls.ts';
import type { officialErasureCalls, playerErasureCalls } from './people/erasure-calls.ts';
import type { officialCalls } from './people/official-calls.ts';
import type { partnerCalls } from './people/partner-calls.ts';
import type { pictureCalls } from './people/picture-calls.ts';
import type { playerCalls } from './people/player-calls.ts';
import type { teamCalls } from './people/team-calls.ts';
import type { teamRequestCalls } from './people/team-request-calls.ts';
import type { venueCalls } from './people/venue-calls.ts';
import type { forecastCalls } from './places/forecast-calls.ts';
import type { placeCalls } from './places/place-calls.ts';
import type { scoutingCalls } from './seats/scouting-calls.ts';
import type { seatCalls } from './seats/seat-calls.ts';
import type { streamControlCalls } from './seats/stream-control-calls.ts';
import type { sheetPhotoCalls } from './sheet-photos/sheet-photo-calls.ts';
import type { signUpCalls } from './sign-ups/sign-up-calls.ts';
import type { signingCalls } from './signing/signing-calls.ts';
import type { analyticsCalls } from './site/analytics-calls.ts';
import type { feedbackCalls } from './site/feedback-calls.ts';
import type { newsCalls } from './site/news-calls.ts';
import type { newsletterCalls } from './site/newsletter-calls.ts';
import type { pushCalls } from './site/push-calls.ts';
import type { searchCalls } from './site/search-calls.ts';
import type { setUpCalls } from './site/setup-calls.ts';
import type { siteCalls } from './site/site-calls.ts';
import type { ussdCalls } from './site/ussd-calls.ts';
import type { webhookCalls } from './site/webhook-calls.ts';
import type { smsCalls } from './sms/sms-calls.ts';
import type { boxScoreCalls, statisticsCalls } from './statistics/statistics-calls.ts';
import type { transferCalls } from './transfers/transfer-calls.ts';
import type { waysCalls } from './ways/ways-calls.ts';

/** Every list of calls. Types only: no schema reaches a browser by this file. */
type Lists =
  | typeof followCalls
  | typeof linkCalls
  | typeof newEmailCalls
  | typeof ownAccountCalls
  | typeof secondFactorCalls
  | typeof sessionCalls
  | typeof tokenCalls
  | typeof userCalls
  | typeof disciplineCalls
  | typeof eligibilityCalls
  | typeof ledgerCalls
  | typeof teamEntryCalls
  | typeof captainCalls
  | typeof dateRequestCalls
  | typeof signUpCalls
  | typeof mergeCalls
  | typeof transferCalls
  | typeof passCalls
  | typeof archiveCalls
  | typeof backupCalls
  | typeof auditCalls
  | typeof exportCalls
  | typeof importCalls
  | typeof registerCalls
  | typeof summaryCalls
  | typeof restoreCalls
  | typeof fixtureCalls
  | typeof forecastCalls
  | typeof groupCalls
  | typeof leaderCalls
  | typeof leagueCalls
  | typeof sheetPhotoCalls
  | typeof leagueDocumentCalls
  | typeof paperCalls
  | typeof placeCalls
  | typeof deskCalls
  | typeof scheduleCalls
  | typeof secretaryCalls
  | typeof standingsCalls
  | typeof bestPlayerCalls
  | typeof hallCalls
  | typeof loanCalls
  | typeof ownLoanCalls
  | typeof lineupCalls
  | typeof liveCalls
  | typeof matchCalls
  | typeof matchFileCalls
  | typeof parkedCalls
  | typeof scorerLinkCalls
  | typeof scoutingCalls
  | typeof streamControlCalls
  | typeof seatCalls
  | typeof scoresheetCalls
  | typeof resultCalls
  | typeof scoringCalls
  | typeof signatureCalls
  | typeof signingCalls
  | typeof statisticsCalls
  | typeof boxScoreCalls
  | typeof claimCalls
  | typeof consentCalls
  | typeof playerErasureCalls
  | typeof officialErasureCalls
  | typeof officialCalls
  | typeof dutyCalls
  | typeof examCalls
  | typeof partnerCalls
  | typeof pictureCalls
  | typeof playerCalls
  | typeof teamCalls
  | typeof teamRequestCalls
  | typeof venueCalls
  | typeof clubCalls
  | typeof clubManagerCalls
  | typeof seasonCalls
  | typeof analyticsCalls
  | typeof feedbackCalls
  | typeof newsCalls
  | typeof newsletterCalls
  | typeof messageCalls
  | typeof openDataCalls
  | typeof pushCalls
  | typeof searchCalls
  | typeof setUpCalls
  | typeof siteCalls
  | typeof smsCalls
  | typeof waysCalls
  | typeof ussdCalls
  | typeof webhookCalls;

type Nothing = Record<never, never>;
type OneOf<List> = List extends List ? List[keyof List] : never;
type Calls = {
  [C in OneOf<Lists> as C extends Call ? `${Uppercase<C['method']>} ${C['path']}` : never]: C;
};

/** Method and path, as in `GET /matches/{id}`. */
export type CallName = keyof Calls;

type RequestOf<Name extends CallName> = Calls[Name] extends { request: infer R } ? R : Nothing;
type PartOf<Name extends CallName, Key extends string> =
  RequestOf<Name> extends { [K in Key]: infer Part } ? Part : undefined;

type InputOf<Schema> = Schema extends { _zod: { input: infer Input } } ? Input : undefined;
type OutputOf<Schema> = Schema extends { _zod: { output: infer Output } } ? Output : undefined;

/** Values of an address: a number or a text where the server makes one of any text. */
type Written<T> = { [K in keyof T]: unknown extends T[K] ? string | number : T[K] };

/** The values in the path; undefined where the call has none. */
export type PathOf<Name extends CallName> = Written<InputOf<PartOf<Name, 'params'>>>;
export type QueryOf<Name extends CallName> = Written<InputOf<PartOf<Name, 'query'>>>;

type ContentOf<Name extends CallName> =
  PartOf<Name, 'body'> extends { content: infer Content } ? Content : Nothing;
type SchemaIn<Content, Type extends string> = Content extends {
  [T in Type]: { schema: infer Schema };
}
  ? Schema
  : undefined;
/** A list may be sent that the sender must not change. */
type Readable<T> = T extends object ? { readonly [K in keyof T]: Readable<T[K]> } : T;

/** The body as JSON; undefined where the call takes none. */
export type BodyOf<Name extends CallName> = Readable<
  InputOf<SchemaIn<ContentOf<Name>, 'application/json'>>
>;
export type MustHaveBody<Name extends CallName> =
  PartOf<Name, 'body'> extends { required: boolean } ? true : false;

/** The fields beside a picture; undefined where the call takes no picture. */
export type FormOf<Name extends CallName> = Readable<
  InputOf<SchemaIn<ContentOf<Name>, 'multipart/form-data'>>
>;

/** The types of the files that a call takes as they are. */
export type DocumentTypeOf<Name extends CallName> =
  Exclude<keyof ContentOf<Name>, JsonOrForm> extends never ? never : keyof ContentOf<Name>;
type JsonOrForm = 'application/json' | 'application/x-www-form-urlencoded' | 'multipart/form-data';

type AnswersOf<Name extends CallName> = Calls[Name]['responses'];
type JsonIn<Answer> = Answer extends { content: infer Content }
  ? OutputOf<SchemaIn<Content, 'application/json'>>
  : undefined;

/** The answer to a call that goes well. */
export type AnswerOf<Name extends CallName> = Name extends CallName ? GoodAnswer<Name> : never;
type GoodAnswer<Name extends CallName> = {
  [Status in keyof AnswersOf<Name>]: Status extends 200 | 201 | 202 | 204
    ? JsonIn<AnswersOf<Name>[Status]>
    : never;
}[keyof AnswersOf<Name>];
