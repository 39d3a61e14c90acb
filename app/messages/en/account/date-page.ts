export const datePage = {
  title: 'Another date',
  until: (moment: string) =>
    `Your team may ask for another date until ${moment}. The other team answers, the office of the league decides.`,
  postponed:
    'The match is postponed. Your team may propose a date: the other team answers, the office of the league decides.',
  tooLate:
    'Another date is asked for until two days before the match. Speak to the office of the league.',
  ask: 'Ask for another date',
  day: 'New day',
  time: 'New time',
  reason: 'Reason',
  reasonHint: 'The other team and the office of the league read it.',
  send: 'Send the request',
  sent: 'Request sent.',
  own: {
    asked: (moment: string) =>
      `The other team has not answered yet. From ${moment} on the office decides without it.`,
    agreed: 'The other team can play then. The office decides.',
    declined: 'The other team cannot. The office decides.',
  },
  other: {
    asked: (moment: string) => `Can your team play then? Please answer by ${moment}.`,
    agreed: 'You said that your team can. The office decides.',
    declined: 'You said that your team cannot. The office decides.',
  },
  ended: {
    withdrawn: 'The request was withdrawn.',
    accepted: 'The office has moved the match.',
    refused: 'The office has refused the request.',
    overtaken: 'The match was moved, played or called off otherwise.',
  },
  agree: 'Yes, we can play then',
  decline: 'No, we cannot',
  declineTitle: 'Your team cannot play then',
  declineHint: 'The team that asks and the office of the league read it.',
  answered: 'Answer sent.',
  withdraw: 'Withdraw the request',
  withdrawn: 'Request withdrawn.',
  tell: 'Tell the other team (WhatsApp)',
  pleaseAnswer: 'Please answer by the link that the office of the league sent you.',
};
