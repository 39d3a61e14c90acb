import type { RequestState } from '#contract/people/team-request.ts';
import { plural } from '../../plural.ts';

/** Coaches ask for players who are in no team; the player or an administrator answers. */
export const requests = {
  title: 'Requests of teams',
  waitingAdmin: 'Requests of coaches for players',
  waitingCount: (n: number) =>
    plural('en', n, { one: '1 request waits', other: `${n} requests wait` }),
  asks: (coach: string, team: string, player: string) =>
    `${coach} asks to take ${player} into ${team}`,
  means: 'The coach will then see telephone, e-mail and date of birth, and can change the profile.',
  accept: 'Accept',
  acceptOf: (player: string, team: string) => `Accept: ${player} joins ${team}`,
  acceptAsk: (player: string, team: string) =>
    `Let ${player} join ${team}? The coach will then see telephone, e-mail and date of birth.`,
  accepted: 'The player is in the team now.',
  refuse: 'Refuse',
  refuseOf: (player: string, team: string) => `Refuse: ${player} does not join ${team}`,
  refuseTitle: 'Refuse the request',
  refused: 'Request refused.',
  reason: 'Reason (optional)',
  reasonHint: 'The coach can read it.',
  askedOn: (day: string) => `Asked on ${day}`,
  why: (reason: string) => `Reason: ${reason}`,

  ofTeam: 'Requested players',
  asked: 'Your request was sent. The player or an administrator will answer it.',
  states: {
    open: 'asked, waiting',
    accepted: 'accepted',
    refused: 'refused',
    withdrawn: 'withdrawn',
  } satisfies Record<RequestState, string>,
  withdraw: 'Withdraw',
  withdrawOf: (name: string) => `Withdraw the request for ${name}`,
  withdrawn: 'Request withdrawn.',
  ask: 'Ask',
  askOf: (name: string) => `Ask for ${name}`,
};
