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
  'GET /leagues/{id}/decisions': 'league:write',
  'DELETE /leagues/{id}/decisions/{entry}': 'league:write',
  'POST /leagues/{id}/adjustments': 'league:write',
  'POST /leagues/{id}/withdrawals': 'league:write',
} as const;
