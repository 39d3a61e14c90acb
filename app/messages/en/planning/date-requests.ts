export const dateRequests = {
  title: 'Another date',
  asks: (team: string, to: string, from: string) => `${team} ask for ${to} instead of ${from}.`,
  reasonIs: (reason: string) => `Reason: ${reason}`,
  asked: (team: string, moment: string) =>
    `${team} have not answered yet. They have until ${moment}; you may decide before.`,
  agreed: (team: string) => `${team} agree.`,
  declined: (team: string) => `${team} cannot.`,
  withdrawn: 'Withdrawn by the team.',
  accepted: 'Accepted: the match was moved.',
  refused: 'Refused.',
  overtaken: 'The match was moved, played or called off otherwise.',
  onDay: (moment: string) => `asked on ${moment}`,
  accept: 'Move the match',
  acceptText: (to: string) =>
    `The match moves to ${to}. Followers and calendars hear of it at once, officials are asked again.`,
  matchesOfDay: 'Matches of that day',
  moved: 'Match moved.',
  refuse: 'Refuse',
  refuseTitle: 'Refuse another date',
  refuseHint: 'Both teams read it.',
  reason: 'Reason',
  refusedDone: 'Request refused.',
};
