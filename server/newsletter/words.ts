import type { FormLanguage } from '#contract/feedback.ts';

type Said = { title: string; text: string };

type Words = {
  confirmMail: { subject: string; paragraphs: string[]; label: string };
  knownMail: { subject: string; paragraphs: string[] };
  ending: (url: string) => string;
  asked: Said;
  confirm: Said & { button: string };
  confirmed: Said;
  unsubscribe: Said & { button: string };
  unsubscribed: Said;
  invalidLink: Said;
  badAddress: Said;
  tooMany: Said;
  noMail: Said;
  back: string;
};

/** What the newsletter says in mails and on its own small pages. */
export const WORDS: Record<FormLanguage, Words> = {
  en: {
    confirmMail: {
      subject: 'Confirm the Wavu newsletter',
      paragraphs: [
        'Somebody, we hope you, asked for the Wavu newsletter at this address.',
        'Follow the link to confirm. If it was not you, do nothing: no more mail follows.',
      ],
      label: 'Confirm',
    },
    knownMail: {
      subject: 'You get the Wavu newsletter already',
      paragraphs: ['Somebody asked again for the newsletter at this address. Nothing changed.'],
    },
    ending: (url) => `To end the newsletter: ${url}`,
    asked: {
      title: 'Look into your mail',
      text: 'If this address can be subscribed, a mail with a link is on its way to it.',
    },
    confirm: { title: 'The Wavu newsletter', text: 'One more step.', button: 'Confirm' },
    confirmed: {
      title: 'You are subscribed',
      text: 'The next newsletter comes to your address. Each one has a link to end it.',
    },
    unsubscribe: {
      title: 'End the newsletter?',
      text: 'Your address will be forgotten.',
      button: 'Unsubscribe',
    },
    unsubscribed: { title: 'Done', text: 'You get no more newsletters.' },
    invalidLink: {
      title: 'This link is not valid',
      text: 'It is too old or was cut short. Copy the whole link, or subscribe again.',
    },
    badAddress: { title: 'Not an e-mail address', text: 'Go back and check what you wrote.' },
    tooMany: { title: 'Too many tries', text: 'Wait some minutes and try again.' },
    noMail: { title: 'No newsletter here', text: 'This installation sends no mail.' },
    back: 'Back to the site',
  },
  sw: {
    confirmMail: {
      subject: 'Thibitisha jarida la Wavu',
      paragraphs: [
        'Mtu fulani, tunatumaini ni wewe, ameomba jarida la Wavu kwa anwani hii.',
        'Fuata kiungo ili kuthibitisha. Kama si wewe, usifanye lolote: hutapata barua nyingine.',
      ],
      label: 'Thibitisha',
    },
    knownMail: {
      subject: 'Tayari unapokea jarida la Wavu',
      paragraphs: ['Mtu fulani ameomba tena jarida kwa anwani hii. Hakuna kilichobadilika.'],
    },
    ending: (url) => `Kuacha kupokea jarida: ${url}`,
    asked: {
      title: 'Angalia barua pepe yako',
      text: 'Kama anwani hii inaweza kuandikishwa, barua yenye kiungo iko njiani.',
    },
    confirm: { title: 'Jarida la Wavu', text: 'Imebaki hatua moja.', button: 'Thibitisha' },
    confirmed: {
      title: 'Umejiandikisha',
      text: 'Jarida lijalo litakuja kwenye anwani yako. Kila moja lina kiungo cha kuliacha.',
    },
    unsubscribe: {
      title: 'Kuacha kupokea jarida?',
      text: 'Anwani yako itafutwa.',
      button: 'Acha kupokea',
    },
    unsubscribed: { title: 'Tayari', text: 'Hutapokea tena jarida.' },
    invalidLink: {
      title: 'Kiungo hiki si sahihi',
      text: 'Kimepitwa na wakati au kimekatika. Nakili kiungo chote, au jiandikishe tena.',
    },
    badAddress: { title: 'Si anwani ya barua pepe', text: 'Rudi uangalie ulichoandika.' },
    tooMany: { title: 'Umejaribu mara nyingi', text: 'Subiri dakika chache ujaribu tena.' },
    noMail: { title: 'Hakuna jarida hapa', text: 'Tovuti hii haitumi barua pepe.' },
    back: 'Rudi kwenye tovuti',
  },
};

/** The sayings that are a whole page. */
export type PageWords = Exclude<keyof Words, 'confirmMail' | 'knownMail' | 'ending' | 'back'>;
