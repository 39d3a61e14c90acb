import type { Language } from '#contract/language.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';

/** The words of the question that a star asks; they come with its first press. */
export const HEAR_WORDS = inEveryLanguage({
  en: {
    title: 'How do you want to hear of it?',
    way: 'Messages to this device, also when the page is closed. A match costs about TZS 0.05 of data.',
    sms: (price: number) =>
      `By SMS, on any telephone: your text costs about TZS ${price}, results cost you nothing.`,
    smsSend: (text: string, number: string) => `Send “${text}” to ${number}`,
    whatsapp: 'By WhatsApp: data alone for you.',
    follow: 'FOLLOW',
    page: 'Following a match of five sets on an open page costs about TZS 0.60 of data.',
    result: 'Result',
    sets: 'Every set',
    start: 'Start, new time or place',
    lineup: 'Line-ups',
    quiet: 'Quiet from',
    to: 'to',
    yes: 'Send messages',
    no: 'Only on open pages',
    end: 'End all messages to this device',
    failed: 'This did not work. Allow notifications for this site and try again.',
  },
  sw: {
    title: 'Unataka kupata habari vipi?',
    way: 'Ujumbe kwenye kifaa hiki, hata ukurasa ukiwa umefungwa. Mechi moja hutumia data ya takriban TZS 0.05.',
    sms: (price: number) =>
      `Kwa SMS, kwa simu yoyote: ujumbe wako hugharimu takriban TZS ${price}, matokeo ni bure kwako.`,
    smsSend: (text: string, number: string) => `Tuma “${text}” kwa ${number}`,
    whatsapp: 'Kwa WhatsApp: unatumia data tu.',
    follow: 'FUATA',
    page: 'Kufuatilia mechi ya seti tano kwenye ukurasa hutumia data ya takriban TZS 0.60.',
    result: 'Matokeo',
    sets: 'Kila seti',
    start: 'Kuanza, saa au mahali papya',
    lineup: 'Vikosi',
    quiet: 'Kimya kuanzia',
    to: 'hadi',
    yes: 'Tuma ujumbe',
    no: 'Kwenye kurasa zilizofunguliwa tu',
    end: 'Sitisha ujumbe wote kwenye kifaa hiki',
    failed: 'Haikufanikiwa. Ruhusu arifa za tovuti hii, kisha jaribu tena.',
  },
});

export type HearWords = (typeof HEAR_WORDS)[Language];
