/** Claims of player records, requests of coaches, consents, and line-ups that coaches prepare. */
export const claims = {
  'record.archived': 'This record is archived.',
  'record.hasAccount': 'This record belongs to an account already.',
  'claim.askedAlready': 'You have asked for this already.',
  'claim.tooMany': 'At most {max} requests wait at once. Withdraw one first.',
  'claim.notFound': 'Claim not found.',
  'claim.closed': 'This request is not open any more.',
  'record.noAccount': 'This record belongs to no account.',
  'lineup.notInTeam': 'Somebody on the sheet is not in this team.',
  'lineup.notFound': 'Line-up not found.',
  'request.notFound': 'Request not found.',
  'request.inTeam': 'This player is in a team by now.',
  'consent.sayWho': 'Say who gave the consent, and for what.',
  'consent.guardian': 'A player under 18 is agreed for by a parent or guardian.',
  'consent.inFuture': 'The day of the consent lies in the future.',
  'consent.tooMany': 'At most {max} consents are kept of one player.',
  'consent.notFound': 'Consent not found.',
  'player.minorsAge':
    'The date of birth of a player under 18 is cleared or made earlier by an administrator only.',
  'player.ownersAge':
    'The date of birth of a player with an account is changed by the player or an administrator.',
  'player.sayWhy': 'Say why, for the trail.',
  'import.madeOlder': 'a player under 18 is made older in the record, with a reason',
  'person.hasAccount': 'This person has an account, and erases the data there.',
} as const;
