import type { Messages } from '../../messages.ts';
import { plural } from '../../plural.ts';

export const duties: Messages['duties'] = {
  title: 'Kazi za mechi',
  ofName: (name) => `Kazi za ${name}`,
  text: 'Sema kama unaweza kuja. Mechi ikihamishwa utaulizwa tena.',
  none: 'Hakuna kazi zilizopangwa.',
  notOfficial:
    'Hakuna ofisa wa akaunti hii. Waombe waandaaji waiunganishe, au fungua kiungo walichokutumia.',
  linkOver: 'Kiungo hiki hakifanyi kazi tena. Waombe waandaaji kipya.',
  linkOverTitle: 'Kiungo kimefungwa',
  accept: 'Naweza kuja',
  decline: 'Siwezi kuja',
  noteAccepted: 'Andika: anaweza kuja',
  noteDeclined: 'Andika: hawezi kuja',
  about: (duty, match) => `${duty}, ${match}`,
  accepted: 'Jibu limetumwa: utakuja.',
  declined: 'Jibu limetumwa: hutaweza kuja.',
  noted: 'Jibu limeandikwa.',
  reason: 'Sababu (si lazima)',
  reasonHint: 'Waandaaji pekee wataisoma.',
  answers: {
    open: 'Hajajibu',
    accepted: 'Atakuja',
    declined: 'Hawezi kuja',
    changed: 'Imehamishwa baada ya jibu',
  },
  away: 'Siku za kutokuwepo',
  awayText: 'Waandaaji wataona kwamba siku hizi huwezi kuja.',
  noAway: 'Hakuna siku za kutokuwepo.',
  addAway: 'Ongeza siku za kutokuwepo',
  firstDay: 'Siku ya kwanza',
  lastDay: 'Siku ya mwisho',
  note: 'Maelezo',
  awayAdded: 'Siku za kutokuwepo zimeongezwa.',
  awayRemoved: 'Siku za kutokuwepo zimeondolewa.',
  removeAway: (days) => `Ondoa ${days}`,
  calendar: 'Kalenda yangu',
  calendarText:
    'Anwani kwa ajili ya kalenda ya simu yako: mechi za timu zako, na kazi zako. Inaonyeshwa sasa tu; mpya huifunga ya awali.',
  makeCalendar: 'Tengeneza anwani',
  calendarMade: 'Anwani imetengenezwa.',

  send: 'Ujumbe kwa ofisa',
  sendText: 'Una kazi zijazo na kiungo binafsi cha kuzijibu, bila akaunti.',
  makeLink: 'Andaa ujumbe',
  linkMade: 'Kiungo kimetengenezwa.',
  endLinks: 'Funga viungo vyote',
  endLinksAsk:
    'Viungo vyote na kalenda za ofisa huyu vitaacha kufanya kazi, kama simu ilipopotea. Kisha tuma ujumbe mpya.',
  linksEnded: 'Viungo vimefungwa.',
  hello: (name) => `Habari ${name}, kazi zako:`,
  answerHere: 'Tafadhali jibu hapa:',
  openDuties: (n) =>
    plural('sw', n, { one: 'Kazi 1 haijajibiwa', other: `Kazi ${n} hazijajibiwa` }),
  candidateAway: 'hayupo siku hiyo',
  candidateBusy: (times) => `ana kazi ${times}`,
};
