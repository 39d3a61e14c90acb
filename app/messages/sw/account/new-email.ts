import type { Messages } from '../../messages.ts';

export const newEmail: Messages['newEmail'] = {
  title: 'Anwani ya barua pepe',
  now: (email) => `Unaingia kwa ${email}.`,
  next: 'Barua pepe mpya',
  ask: 'Badili anwani',
  sent: (email) =>
    `Tumekuandikia kwa ${email}. Anwani itabadilika utakapofuata kiungo kilichomo kwenye barua hiyo, ndani ya saa moja.`,
  noMail: 'Kwa sasa anwani haibadilishwi kwa barua pepe: mwombe msimamizi.',
  signInAgain: 'Ingia tena kwa Google kwanza, kisha urudi hapa ndani ya dakika kumi.',
  confirmTitle: 'Anwani yako mpya',
  confirmText:
    'Bonyeza mara moja, na utaanza kuingia kwa anwani iliyopokea barua hii. Vifaa vyako vingine vitatolewa.',
  use: 'Tumia anwani hii',
  doneTitle: 'Anwani imebadilishwa',
  done: (email) => `Kuanzia sasa utaingia kwa ${email}.`,
  toAccount: 'Nenda kwenye akaunti yangu',
};
