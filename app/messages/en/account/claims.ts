import type { ClaimState } from '#contract/people/claim.ts';
import { plural } from '../../plural.ts';

/** Players claim their records; administrators and coaches decide. */
export const claims = {
  findTitle: 'Find your player record',
  findText: 'Your name may be on a team list already. Find it, and ask for it.',
  another: 'Another record of yours?',
  name: 'Name',
  team: 'Team',
  anyTeam: 'Any team',
  find: 'Find',
  typeName: 'Write at least two letters of your name, or choose your team.',
  noneFound: 'Nobody was found under this name. Ask your coach to enter you, then come back.',
  moreFound: 'There are more. Write more of the name, or choose the team.',
  isMe: 'This is me',
  isMeOf: (name: string) => `This is me: ${name}`,
  note: 'A word to whoever decides (optional)',
  noteHint: 'For example how they know you.',
  shown: 'The coach of the team and the administrators see your name and e-mail, and decide.',
  send: 'Ask for it',
  sent: 'Asked. You see here what was decided.',
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
  why: (reason: string) => `Why: ${reason}`,
  withdraw: 'Withdraw',
  withdrawOf: (name: string) => `Withdraw the request for ${name}`,
  withdrawn: 'Request withdrawn.',

  waiting: 'Requests for player records',
  noneWaiting: 'Nobody waits for a decision.',
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
  reason: 'Why (optional)',
  reasonHint: 'The person reads it.',
  acceptAsk: (claimant: string, player: string) =>
    `Give the record of ${player} to ${claimant}? They may then change the profile and the picture.`,

  account: 'Account',
  belongsTo: (name: string, email: string) => `Belongs to ${name} (${email})`,
  belongsToNobody: 'No account has claimed this record.',
  unlink: 'Take from the account',
  unlinkAsk: (name: string) =>
    `Take this record from ${name}? They may not change it any more, and may ask for it anew.`,
  unlinked: 'The record belongs to no account now.',
};
