import { inEveryLanguage } from '#contract/text/every-language.ts';

export type SmsWords = {
  correction: string;
  forfeit: string;
  goesOn: string;
  stop: string;
  confirm: (name: string) => string;
  following: (name: string) => string;
  confirmOffice: string;
  officeConfirmed: string;
  ended: string;
  nothingToConfirm: string;
  notFound: (name: string) => string;
  none: string;
  help: string;
  test: string;
};

/** Texts to telephones: GSM characters only, each of them one part. */
export const WORDS = inEveryLanguage<SmsWords>({
  en: {
    correction: 'CORRECTION: ',
    forfeit: 'forfeit',
    goesOn: 'the match goes on',
    stop: 'End: send ACHA',
    confirm: (name) => `Results of ${name} by SMS, free for you? Send YES to confirm.`,
    following: (name) => `You get the results of ${name}. To end it send ACHA.`,
    confirmOffice:
      'Messages of the office about your duties and matches by SMS, free for you? Send YES to confirm.',
    officeConfirmed:
      'You get the messages of the office if it has this number. To end it send ACHA.',
    ended: 'You get no more messages, and your number is deleted.',
    nothingToConfirm:
      'Nothing waits for your answer. Send FOLLOW and a team, a league or a match (Chui - Faru).',
    notFound: (name) => `Not found: ${name}.`,
    none: 'No matches today.',
    help: 'Send: TABLE league, TODAY, TEAM name, FOLLOW team or league, ACHA to end.',
    test: 'Test message of Wavu.',
  },
  sw: {
    correction: 'SAHIHISHO: ',
    forfeit: 'ushindi wa mezani',
    goesOn: 'mechi inaendelea',
    stop: 'Kuacha: tuma ACHA',
    confirm: (name) => `Matokeo ya ${name} kwa SMS, bure kwako? Tuma NDIYO kukubali.`,
    following: (name) => `Utapata matokeo ya ${name}. Kuacha tuma ACHA.`,
    confirmOffice:
      'Ujumbe wa ofisi kuhusu kazi na mechi zako kwa SMS, bure kwako? Tuma NDIYO kukubali.',
    officeConfirmed: 'Utapata ujumbe wa ofisi kama ina namba hii. Kuacha tuma ACHA.',
    ended: 'Hutapata ujumbe tena, na namba yako imefutwa.',
    nothingToConfirm:
      'Hakuna kinachosubiri jibu lako. Tuma FUATA na timu, ligi au mechi (Chui - Faru).',
    notFound: (name) => `Haikupatikana: ${name}.`,
    none: 'Hakuna mechi leo.',
    help: 'Tuma: MSIMAMO ligi, LEO, TIMU jina, FUATA timu au ligi, ACHA kuacha.',
    test: 'Ujumbe wa jaribio wa Wavu.',
  },
});
