export const captains = {
  office: 'Results from the captains',
  officeText:
    'Each captain gets a private link and reports the result from a phone. It is published as soon as both report the same. Before the match a captain may ask for another date by the same link.',
  make: 'Make links for the captains',
  another: 'Make links anew',
  made: 'Links made. They are shown only now.',
  openUntil: (day: string) => `The links are open until ${day}.`,
  end: 'End the links',
  endAsk:
    'No captain can report this match by these links afterwards. Reports that were sent stay.',
  ended: 'Links ended.',
  message: (match: string, when: string, team: string) =>
    `${match} · ${when}\nCaptain of ${team}: the result, and a request for another date, go here:`,
  none: 'No captain has reported a result.',
  one: (team: string) => `Only ${team} has reported. The other team has not confirmed it yet.`,
  differ:
    'The captains reported two different results. Decide for one of them, or enter the result yourself.',
  publish: (team: string) => `Publish the result of ${team}`,
  publishAsk: (result: string) => `${result}. The captains and the public see it at once.`,
  publishReplaces: 'Sets or points that were entered for this match go.',
  published: 'Result published.',
  day: 'Links for the captains of a day',
  dayText: 'One press makes a link for both teams of every match of the day that has no result.',
  chooseDay: 'Day',
  qrCode: (team: string) => `QR code for ${team}`,
  send: (team: string) => `Send to ${team}`,
  copy: (team: string) => `Copy for ${team}`,
  forfeit: (team: string) => `Forfeit of ${team}`,
  forfeitBoth: 'Forfeit of both teams',
  stopped: (line: string, team: string) => `${line}; ${team} could not play on`,
  other: (team: string) => `${team} reported`,
};
