import type { ClaimState } from '#contract/people/claim.ts';
import { plural } from '../../plural.ts';

/** Players claim their records; administrators and coaches decide. */
export const claims = {
  findTitle: 'Find your player record',
  findText: 'Your name may be on a team list already. Find the record and ask for it.',
  another: 'Find another record of yours',
  name: 'Name',
  team: 'Team',
  anyTeam: 'Any team',
  find: 'Find',
  typeName: 'Write at least two letters of your name, or choose your team.',
  noneFound: 'No player with this name was found. Ask your coach to enter you, then come back.',
  moreFound: 'There are more players. Type more of the name, or choose the team.',
  isMe: 'This is me',
  isMeOf: (name: string) => `This is me: ${name}`,
  note: 'A message to the coach and the administrators (optional)',
  noteHint: 'For example, how they know you.',
  shown: 'The coach of the team and the administrators see your name and e-mail, and decide.',
  send: 'Ask for it',
  sent: 'Your request was sent. The decision will be shown here.',
  requests: 'Your requests',
  states: {
    open: 'waiting',
    accepted: 'accepted',
    refused: 'refused',
    withdrawn: 'withdrawn',
    ended: 'ended by an administrator',
  } satisfies Record<ClaimState, string>,
  askedOn: (day: string) => `Asked on ${day}`,
  decidedOn: (day: string) => `Decided on ${day}`,
  why: (reason: string) => `Reason: ${reason}`,
  withdraw: 'Withdraw',
  withdrawOf: (name: string) => `Withdraw the request for ${name}`,
  withdrawn: 'Request withdrawn.',

  waiting: 'Requests for player records',
  noneWaiting: 'No requests are waiting.',
  waitingCount: (n: number) =>
    plural('en', n, { one: '1 person waits', other: `${n} people wait` }),
  says: (player: string) => `says: I am ${player}`,
  accept: 'Accept',
  acceptOf: (claimant: string, player: string) => `Accept: ${claimant} is ${player}`,
  refuse: 'Refuse',
  refuseOf: (claimant: string, player: string) => `Refuse: ${claimant} is not ${player}`,
  accepted: 'The record belongs to this account now.',
  refused: 'Request refused.',
  refuseTitle: 'Refuse the request',
  reason: 'Reason (optional)',
  reasonHint: 'The person can read it.',
  acceptAsk: (claimant: string, player: string) =>
    `Give the record of ${player} to ${claimant}? The person can then change the profile and the picture.`,

  account: 'Account',
  belongsTo: (name: string, email: string) => `Belongs to ${name} (${email})`,
  belongsToNobody: 'No account has claimed this record.',
  unlink: 'Remove from the account',
  unlinkAsk: (name: string) =>
    `Remove this record from the account of ${name}? The person can no longer change it, but can ask for it again.`,
  unlinked: 'The record does not belong to an account any more.',
};
