/** The changes of the API, the latest first: developers read them at `/api/docs`. */
export const API_CHANGES: readonly { date: string; text: string }[] = [
  {
    date: '2026-11-27',
    text: 'New: `language` of the site, in `GET` and `PATCH /site` and in `site` of `POST /setup`.',
  },
  {
    date: '2026-11-27',
    text:
      'New: `backup-missing` among the `warnings` of `GET /admin/summary`, and `backups.lastByHand`; plans of `POST /desk/plans` have the ' +
      'findings of the rules of each league.',
  },
  {
    date: '2026-11-27',
    text:
      'New: `rules` of a plan (days and hours of teams, pairs of teams, home grounds, finals, travel) in `PUT /leagues/{id}/schedule` and in ' +
      '`schedule` of `POST /leagues/{id}/fixtures`, whose preview answers `costs`; six codes of findings.',
  },
  {
    date: '2026-11-27',
    text:
      'New: several values in `status` of `GET /matches`; `league`, `group`, `view` and `asOf` of a table. Changed: an archived team is not changed any more (422, ' +
      '`TEAM_ARCHIVED`), as archived leagues never were.',
  },
  {
    date: '2026-11-27',
    text:
      'New: `matchType` of `GET /matches`; `reason` of `POST /leagues/{id}/withdrawals` and of such decisions in ' +
      '`GET /leagues/{id}/decisions`.',
  },
  {
    date: '2026-11-27',
    text:
      'New: each list has `next`, also those that are answered whole (null) and those in numbered pages; `next` is sent as ' +
      '`cursor`, also to `GET /admin/...`, `GET /me/messages` and `GET /matches/{id}/events`.',
  },
  {
    date: '2026-11-27',
    text: 'Deprecated: `before` in the answer of `GET /me/messages`. It stays in `v1`.',
  },
  {
    date: '2026-11-27',
    text:
      'New: `whatsapp` of `GET /sms` and `GET /sms/report`, `carrier` of `POST /sms/test` and of outcomes, the way `whatsapp` ' +
      'of `GET /ways/report`.',
  },
  {
    date: '2026-11-26',
    text: 'New: `GET /ways/report` and `PUT /ways/state` (administrators); the shape `telegram` of a webhook.',
  },
  {
    date: '2026-11-26',
    text: 'New: `GET /open-data`, and `dataLicence` of the site.',
  },
  {
    date: '2026-11-25',
    text:
      'New: `GET /leagues/{id}/places`, `GET /trophies`; `updatedSince` and `total` on matches, teams, players and ' +
      'leagues; an `ETag` on every read, `If-Match` on changes (412); `coachId` of a team.',
  },
  {
    date: '2026-11-25',
    text: 'Deprecated: `coach` and `leagueId` of a team. They stay in `v1`.',
  },
  {
    date: '2026-11-24',
    text: 'New: `PUT /matches/{id}/result`, webhooks, tokens with scopes, `order` of matches. Unknown parameters of a query are refused.',
  },
];

/** Properties of answers that have a better twin, as `Schema.name`. They stay in `v1`. */
export const DEPRECATED: Record<string, { since: string; instead: string }> = {
  'OwnMessages.before': { since: '2026-11-27', instead: '`next`, which is the same' },
  'Team.coach': {
    since: '2026-11-25',
    instead: '`coachName` for people, `coachId` for the account',
  },
  'Team.leagueId': {
    since: '2026-11-25',
    instead: '`GET /teams?league=` or `teams` of `GET /leagues/{id}`: a team may be in several',
  },
};
