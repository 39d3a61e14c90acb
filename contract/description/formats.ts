/**
 * Formats of texts in answers by the names of their properties; with the name of the schema where the name alone has
 * several. A format beside the schema itself goes before, and a pattern unless it is that of an address.
 */
export const FORMATS: Readonly<Record<string, ReadonlySet<string>>> = {
  'date-time': new Set([
    ...['addedAt', 'answeredAt', 'archivedAt', 'askedAt', 'changedAt', 'contactAt', 'createdAt'],
    ...['decidedAt', 'dueAt', 'endedAt', 'expiresAt', 'exportedAt', 'handedAt', 'lastSeenAt'],
    ...['lastUsedAt', 'madeAt', 'movedAt', 'notedAt', 'parkedAt', 'publishedAt', 'recordedAt'],
    ...['revokedAt', 'sentAt', 'signedAt', 'takenAt', 'triedAt', 'undoneAt', 'updatedAt'],
    ...['withdrawnAt', 'asOf', 'askUntil', 'formerUntil', 'openUntil', 'undoUntil'],
    ...['HallLoan.until', 'OwnHallLoan.until', 'ScorerLicence.until', 'WebhookEvent.startsAt'],
  ]),
  date: new Set([
    ...[
      'matchDate',
      'dateOfBirth',
      'licenceUntil',
      'firstDay',
      'lastDay',
      'nextDate',
      'nextDay',
      'day',
    ],
    ...['ScheduleFinding.date', 'DateCheck.date', 'Summary.date'],
    ...['PlayerTime.from', 'PlayerTime.until', 'OpenedPass.until', 'PlayerProblem.until'],
  ]),
  uri: new Set([
    ...['link', 'url', 'watchUrl', 'ticketsUrl'],
    ...['BegunSecondFactor.address', 'WebhookEvent.address'],
  ]),
  'uri-reference': new Set([
    ...['logo', 'photo', 'picture', 'profilePicture'],
    ...['LeagueDocument.address', 'News.address', 'Site.url', 'UpdateSite.url'],
  ]),
};
