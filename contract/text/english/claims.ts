/** Claims of player records, and line-ups that coaches prepare. */
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
} as const;
