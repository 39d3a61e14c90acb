import { plural } from '../../plural.ts';

/** The duties of officials, on their own page and in the administration. */
export const duties = {
  title: 'Duties',
  ofName: (name: string) => `Duties of ${name}`,
  text: 'Say whether you can come. If a match is moved, you are asked again.',
  none: 'No duties are planned.',
  notOfficial:
    'No official belongs to this account. Ask the organisers to connect yours, or open the link that they sent you.',
  linkOver: 'This link does not work any more. Ask the organisers for a new one.',
  linkOverTitle: 'The link has ended',
  accept: 'I can come',
  decline: 'I cannot come',
  noteAccepted: 'Note: can come',
  noteDeclined: 'Note: cannot come',
  about: (duty: string, match: string) => `${duty}, ${match}`,
  accepted: 'Answer sent: you come.',
  declined: 'Answer sent: you cannot come.',
  noted: 'Answer noted.',
  reason: 'Reason (may be empty)',
  reasonHint: 'The organisers read it, nobody else.',
  answers: {
    open: 'Not answered',
    accepted: 'Comes',
    declined: 'Cannot come',
    changed: 'Moved since the answer',
  },
  away: 'Days away',
  awayText: 'On these days the organisers see that you cannot come.',
  noAway: 'No days away.',
  addAway: 'Add days away',
  firstDay: 'First day',
  lastDay: 'Last day',
  note: 'Note',
  awayAdded: 'Days away added.',
  awayRemoved: 'Days away removed.',
  removeAway: (days: string) => `Remove ${days}`,
  calendar: 'Calendar of my own',
  calendarText:
    'An address for the calendar of your phone: matches of your teams, and your duties. It is shown only now; a new one replaces the earlier one.',
  makeCalendar: 'Make an address',
  calendarMade: 'Address made.',

  send: 'Message to the official',
  sendText: 'It has the coming duties and a private link to answer them, without an account.',
  makeLink: 'Prepare the message',
  linkMade: 'Link made.',
  endLinks: 'End all links',
  endLinksAsk:
    'All links and calendars of this official stop working. Do this when a phone was lost. Send a new message afterwards.',
  linksEnded: 'Links ended.',
  hello: (name: string) => `Hello ${name}, your duties:`,
  answerHere: 'Please answer here:',
  openDuties: (n: number) =>
    plural('en', n, { one: '1 duty is not answered', other: `${n} duties are not answered` }),
  candidateAway: 'away that day',
  candidateBusy: (times: string) => `on duty ${times}`,
};
