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
    league: 'LEAGUE',
    ussd: 'By USSD, without internet: the operator charges for a session, often TZS 0 to 20.',
    dial: (code: string) => `Dial ${code}`,
    calendar: 'In your calendar, with new times and results: an update costs less than TZS 0.01.',
    subscribe: 'Add to the calendar',
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
    close: 'Close',
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
    league: 'LIGI',
    ussd: 'Kwa USSD, bila intaneti: mtandao hutoza kila mara upigapo, mara nyingi TZS 0 hadi 20.',
    dial: (code: string) => `Piga ${code}`,
    calendar:
      'Kwenye kalenda yako, pamoja na saa mpya na matokeo: kila mara hugharimu chini ya TZS 0.01.',
    subscribe: 'Weka kwenye kalenda',
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
    close: 'Funga',
    failed: 'Haikufanikiwa. Ruhusu arifa za tovuti hii, kisha jaribu tena.',
  },
});

export type HearWords = (typeof HEAR_WORDS)[Language];
