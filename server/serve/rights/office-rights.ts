/** The calls of the office of a league: its discipline, its decisions about tables. */
export const OFFICE_RIGHTS = {
  'GET /leagues/{id}/discipline': 'everybody',
  'GET /leagues/{id}/discipline/office': 'league:write',
  'PUT /leagues/{id}/discipline': 'league:write',
  'POST /leagues/{id}/suspensions': 'league:write',
  'DELETE /leagues/{id}/suspensions/{entry}': 'league:write',
  'POST /leagues/{id}/protests': 'league:write',
  'POST /leagues/{id}/protests/{entry}/decision': 'league:write',
  'DELETE /leagues/{id}/protests/{entry}': 'league:write',
  'GET /leagues/{id}/eligibility': 'everybody',
  'GET /leagues/{id}/eligibility/office': 'league:write',
  'PUT /leagues/{id}/eligibility': 'league:write',
  'PUT /leagues/{id}/licences': 'league:write',
  'GET /teams/{id}/eligibility': 'facts',
  'GET /leagues/{id}/ledger': 'league:write',
  'GET /leagues/{id}/ledger.csv': 'league:write',
  'GET /leagues/{id}/statement.pdf': 'league:write',
  'POST /leagues/{id}/charges': 'league:write',
  'POST /leagues/{id}/charges/{entry}/cancellation': 'league:write',
  'POST /leagues/{id}/charges/{entry}/payments': 'league:write',
  'POST /leagues/{id}/payments/{entry}/cancellation': 'league:write',
  'GET /teams/{id}/ledger': 'facts',
  'POST /leagues/{id}/entry-links': 'league:write',
  'DELETE /leagues/{id}/entry-links': 'league:write',
  'GET /leagues/{id}/entries': 'league:write',
  'POST /leagues/{id}/entries/{entry}/decision': 'league:write',
  'POST /team-entries/opened': 'everybody',
  'POST /team-entries': 'everybody',
  'POST /matches/{id}/captain-links': 'match:share',
  'DELETE /matches/{id}/captain-links': 'match:share',
  'POST /leagues/{id}/captain-links': 'match:share',
  'GET /matches/{id}/captain-reports': 'match:share',
  'POST /matches/{id}/captain-reports/{report}/publication': 'match:settle',
  'POST /captain-reports/opened': 'everybody',
  'POST /captain-reports': 'everybody',
  'POST /teams/{id}/sign-up-links': 'facts',
  'DELETE /teams/{id}/sign-up-links': 'facts',
  'GET /teams/{id}/sign-ups': 'facts',
  'POST /teams/{id}/sign-ups/{entry}/decision': 'facts',
  'POST /sign-ups/opened': 'everybody',
  'POST /sign-ups': 'everybody',
  'GET /leagues/{id}/decisions': 'league:write',
  'DELETE /leagues/{id}/decisions/{entry}': 'league:write',
  'POST /leagues/{id}/adjustments': 'league:write',
  'POST /leagues/{id}/withdrawals': 'league:write',
} as const;

/** The calls around halls to which matches are lent. */
export const HALL_RIGHTS = {
  'GET /leagues/{id}/loans': 'league:write',
  'POST /leagues/{id}/loans': 'league:write',
  'POST /leagues/{id}/loans/{loan}/end': 'league:write',
  'POST /leagues/{id}/loans/{loan}/extension': 'league:write',
  'GET /matches/{id}/loan': 'match:settle',
  'GET /loan': 'hall:use',
  'POST /loan/taking': 'hall:use',
  'POST /loan/return': 'hall:use',
  'GET /hall': 'site:administer',
  'POST /hall/return': 'site:administer',
} as const;

/** The calls of the desk of a day; which matches they may touch rests on their leagues. */
export const DESK_RIGHTS = {
  'GET /desk': 'register:leagues',
  'POST /desk/plans': 'register:leagues',
  'POST /desk/changes': 'facts',
  'POST /desk/changes/{id}/undo': 'facts',
  'POST /desk/crews': 'register:leagues',
  'POST /desk/links': 'register:leagues',
  'DELETE /desk/links': 'register:leagues',
  'POST /court-links/next': 'everybody',
} as const;

/** The seats around the scorer of a match. */
export const SEAT_RIGHTS = {
  'GET /matches/{id}/seats': 'facts',
  'GET /matches/{id}/seat-changes': 'facts',
  'GET /matches/{id}/seats/{seat}': 'facts',
  'GET /matches/{id}/seats/{seat}/roster': 'facts',
  'PUT /matches/{id}/seats/{seat}/request': 'facts',
  'DELETE /matches/{id}/seats/{seat}/request': 'facts',
  'POST /matches/{id}/seats/{seat}/dismissal': 'facts',
  'POST /matches/{id}/seats/{seat}/links': 'facts',
  'DELETE /matches/{id}/seats/{seat}/links': 'facts',
} as const;

/** Players asked for by coaches, and records that people say are theirs. */
export const REQUEST_RIGHTS = {
  'GET /team-requests': 'facts',
  'POST /team-requests/{id}/decision': 'facts',
  'DELETE /team-requests/{id}': 'facts',
  'GET /claims': 'facts',
  'POST /claims/{id}/decision': 'facts',
  'DELETE /claims/{id}': 'facts',
} as const;
