import { inEveryLanguage } from '#contract/text/every-language.ts';

type Words = {
  confirmMail: { subject: string; paragraphs: string[]; label: string };
  knownMail: { subject: string; paragraphs: string[] };
  ending: (url: string) => string;
};

/** The words of the newsletter's mails. */
export const WORDS = inEveryLanguage<Words>({
  en: {
    confirmMail: {
      subject: 'Confirm the {site} newsletter',
      paragraphs: [
        'You, or somebody else, subscribed this address to the {site} newsletter.',
        'Open the link to confirm. If it was not you, ignore this mail: you will get no more mails.',
      ],
      label: 'Confirm',
    },
    knownMail: {
      subject: 'You already get the {site} newsletter',
      paragraphs: ['Somebody tried to subscribe this address again. Nothing was changed.'],
    },
    ending: (url) => `To end the newsletter: ${url}`,
  },
  sw: {
    confirmMail: {
      subject: 'Thibitisha jarida la {site}',
      paragraphs: [
        'Mtu fulani, tunatumaini ni wewe, ameomba jarida la {site} kwa anwani hii.',
        'Fuata kiungo ili kuthibitisha. Kama si wewe, usifanye lolote: hutapata barua nyingine.',
      ],
      label: 'Thibitisha',
    },
    knownMail: {
      subject: 'Tayari unapokea jarida la {site}',
      paragraphs: ['Mtu fulani ameomba tena jarida kwa anwani hii. Hakuna kilichobadilika.'],
    },
    ending: (url) => `Kuacha kupokea jarida: ${url}`,
  },
});
