/** Claims of player records, requests of coaches, consents, and line-ups that coaches prepare. */
export const claims = {
  'record.archived': 'This record is archived.',
  'record.hasAccount': 'This record belongs to an account already.',
  'claim.askedAlready': 'You have asked for this already.',
  'claim.tooMany': 'At most {max} requests wait at once. Withdraw one first.',
  'claim.notFound': 'Claim not found.',
  'claim.closed': 'This request is not open any more.',
  'record.noAccount': 'This record does not belong to an account.',
  'bestPlayer.noResult': 'The player of the match is chosen when the match has a result.',
  'bestPlayer.notInTeams': 'This player is in neither team of the match.',
  'bestPlayer.noConsent':
    'This player may not be named: the date of birth is missing, or a guardian has not consented.',
  'lineup.suspended': 'This player is suspended for the match.',
  'lineup.notInTeam': 'A player on the sheet is not in this team.',
  'sheets.tooMany': 'At most {most} sheets fit into one file. Choose a league.',
  'lineup.notFound': 'Line-up not found.',
  'request.notFound': 'Request not found.',
  'request.inTeam': 'This player is in a team by now.',
  'consent.sayWho': 'Enter the person who gave the consent, and the data that it allows.',
  'consent.guardian': 'For a player under 18 a parent or guardian must consent.',
  'consent.inFuture': 'The day of the consent is in the future.',
  'consent.tooMany': 'At most {max} consents are kept for one player.',
  'consent.notFound': 'Consent not found.',
  'player.minorsAge':
    'Only an administrator can clear the date of birth of a player under 18 or make it earlier.',
  'player.ownersAge':
    'Only the player or an administrator can change the date of birth of a player with an account.',
  'player.sayWhy': 'Give a reason for the log of changes.',
  'import.madeOlder':
    'a player under 18 can be made older only in the player record, with a reason',
  'person.hasAccount': 'This person has an account, and can erase the data there.',
} as const;
