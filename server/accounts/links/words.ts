import { inEveryLanguage } from '#contract/text/every-language.ts';

type MailText = { subject: string; paragraphs: string[]; label: string };

/** The mails around registering and passwords, each with the one thing to do. */
type Words = {
  register: MailText;
  /** To an address that has an account already. */
  known: MailText;
  reset: MailText;
  /** To an address without an account: they may have used another one. */
  unknown: MailText;
  changed: MailText;
  /** To the address that an account shall have. */
  newEmail: MailText;
  /** To one that another account has. */
  takenEmail: MailText;
  /** To the address that an account had. */
  emailChanged: MailText;
};

export const WORDS = inEveryLanguage<Words>({
  en: {
    register: {
      subject: 'Your account at {site}',
      paragraphs: [
        'You, or somebody else, requested an account at {site} with this address.',
        'Open the link and choose a password. The link works once, within one day.',
        'If it was not you, ignore this mail: no account will be created.',
      ],
      label: 'Choose a password',
    },
    known: {
      subject: 'You already have an account at {site}',
      paragraphs: [
        'You, or somebody else, requested an account at {site} with this address. It already has one, and nothing was changed.',
        'If you do not remember the password, you can set a new one.',
      ],
      label: 'Set a new password',
    },
    reset: {
      subject: 'A new password for {site}',
      paragraphs: [
        'You, or somebody else, requested a new password for your account at {site}.',
        'The link works once, within one hour. If it was not you, ignore this mail: your password stays the same.',
      ],
      label: 'Set a new password',
    },
    unknown: {
      subject: 'No account at {site} with this address',
      paragraphs: [
        'You, or somebody else, requested a new password at {site}. There is no account with this address: perhaps you registered with another one.',
        'If it was not you, ignore this mail.',
      ],
      label: 'Create an account',
    },
    changed: {
      subject: 'Your password at {site} was changed',
      paragraphs: [
        'The password of your account was changed just now, and every other device was signed out.',
        'If it was not you, set a new password at once.',
      ],
      label: 'Set a new password',
    },
    newEmail: {
      subject: 'Confirm your new address at {site}',
      paragraphs: [
        'You, or somebody else, wants to use this address to sign in at {site}.',
        'The link works once, within one hour. If it was not you, ignore this mail: nothing will change.',
      ],
      label: 'Use this address',
    },
    takenEmail: {
      subject: 'This address already has an account at {site}',
      paragraphs: [
        'You, or somebody else, tried to use this address for another account at {site}. It already belongs to an account, and nothing was changed.',
        'If you do not remember its password, you can set a new one.',
      ],
      label: 'Set a new password',
    },
    emailChanged: {
      subject: 'Your address at {site} was changed',
      paragraphs: [
        'Your account now uses another e-mail address to sign in, and every other device was signed out.',
        'If it was not you, write to us at once.',
      ],
      label: 'Write to us',
    },
  },
  sw: {
    register: {
      subject: 'Akaunti yako ya {site}',
      paragraphs: [
        'Mtu fulani, tunatumaini ni wewe, ameomba akaunti ya {site} kwa anwani hii.',
        'Fuata kiungo kisha uchague nenosiri. Kinafanya kazi kwa siku moja, na mara moja tu.',
        'Kama si wewe, usifanye lolote: hakuna akaunti itakayofunguliwa.',
      ],
      label: 'Chagua nenosiri',
    },
    known: {
      subject: 'Tayari una akaunti ya {site}',
      paragraphs: [
        'Mtu fulani, labda wewe, ameomba akaunti ya {site} kwa anwani hii. Tayari ipo, na hakuna kilichobadilika.',
        'Kama hukumbuki nenosiri, unaweza kuweka jipya.',
      ],
      label: 'Weka nenosiri jipya',
    },
    reset: {
      subject: 'Nenosiri jipya la {site}',
      paragraphs: [
        'Mtu fulani, tunatumaini ni wewe, anataka kuweka nenosiri jipya la akaunti yako ya {site}.',
        'Kiungo kinafanya kazi kwa saa moja, na mara moja tu. Kama si wewe, usifanye lolote: nenosiri halibadiliki.',
      ],
      label: 'Weka nenosiri jipya',
    },
    unknown: {
      subject: 'Hakuna akaunti ya {site} kwa anwani hii',
      paragraphs: [
        'Mtu fulani, labda wewe, ameomba nenosiri jipya la {site}. Hakuna akaunti kwa anwani hii: huenda ulitumia nyingine.',
        'Kama si wewe, usifanye lolote.',
      ],
      label: 'Fungua akaunti',
    },
    changed: {
      subject: 'Nenosiri lako la {site} limebadilishwa',
      paragraphs: [
        'Nenosiri la akaunti yako limebadilishwa sasa hivi, na vifaa vingine vyote vimetolewa.',
        'Kama si wewe, weka nenosiri jipya mara moja.',
      ],
      label: 'Weka nenosiri jipya',
    },
    newEmail: {
      subject: 'Thibitisha anwani yako mpya ya {site}',
      paragraphs: [
        'Mtu fulani, tunatumaini ni wewe, anataka kuingia kwenye {site} kwa anwani hii kuanzia sasa.',
        'Kiungo kinafanya kazi kwa saa moja, na mara moja tu. Kama si wewe, usifanye lolote: hakuna kitakachobadilika.',
      ],
      label: 'Tumia anwani hii',
    },
    takenEmail: {
      subject: 'Anwani hii tayari ina akaunti ya {site}',
      paragraphs: [
        'Mtu fulani, labda wewe, alitaka kuipa akaunti nyingine ya {site} anwani hii. Tayari ina akaunti, na hakuna kilichobadilika.',
        'Kama hukumbuki nenosiri lake, unaweza kuweka jipya.',
      ],
      label: 'Weka nenosiri jipya',
    },
    emailChanged: {
      subject: 'Anwani yako ya {site} imebadilishwa',
      paragraphs: [
        'Kuanzia sasa unaingia kwa barua pepe nyingine, na vifaa vingine vyote vimetolewa.',
        'Kama si wewe, tuandikie mara moja.',
      ],
      label: 'Tuandikie',
    },
  },
});
