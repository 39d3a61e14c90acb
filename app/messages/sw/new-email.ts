import type { Messages } from '../messages.ts';

export const newEmail: Messages['newEmail'] = {
  title: 'Anwani ya barua pepe',
  now: (email) => `Unaingia kwa ${email}.`,
  next: 'Barua pepe mpya',
  ask: 'Badilisha anwani',
  sent: (email) =>
    `Tumekuandikia kwa ${email}. Anwani itabadilika utakapofuata kiungo katika barua hiyo, ndani ya saa moja.`,
  noMail: 'Mfumo huu hautumi barua: mwombe msimamizi.',
  signInAgain: 'Ingia tena kwa Google kwanza, kisha urudi hapa ndani ya dakika kumi.',
  confirmTitle: 'Anwani yako mpya',
  confirmText:
    'Bonyeza mara moja, na akaunti yako itaingia kwa anwani iliyopokea barua hii. Vifaa vyako vingine vitatolewa.',
  use: 'Tumia anwani hii',
  doneTitle: 'Anwani imebadilishwa',
  done: (email) => `Akaunti yako sasa inaingia kwa ${email}.`,
  toAccount: 'Kwenye akaunti yangu',
};
