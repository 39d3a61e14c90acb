import { type Language, localPath } from '#contract/language.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';
import type { Letter } from '#server/platform/mail/letter.ts';

/** `asked` goes to the coach of the record's team, the others to the claimant. */
export type ClaimMail = 'asked' | 'accepted' | 'refused';

type About = { player: string; reason: string };
type MailText = { subject: string; paragraphs: string[]; label: string };

const PAGES: Record<ClaimMail, string> = {
  asked: '/coach',
  accepted: '/player',
  refused: '/player',
};

const WORDS = inEveryLanguage<Record<ClaimMail, (about: About) => MailText>>({
  en: {
    asked: ({ player }) => ({
      subject: 'Somebody claims a player record of your team',
      paragraphs: [
        `Somebody with a account at {site} claims that the record of ${player} is their own.`,
        'Your coach area shows who it is, and you decide there. The owner of a record may change it.',
      ],
      label: 'Open your coach area',
    }),
    accepted: ({ player }) => ({
      subject: 'The player record is yours',
      paragraphs: [
        `The record of ${player} at {site} belongs to your account now.`,
        'You may change your profile and your picture, and you see your matches.',
      ],
      label: 'Open your player area',
    }),
    refused: ({ player, reason }) => ({
      subject: 'Your claim for a player record was refused',
      paragraphs: [
        `You claimed the record of ${player} at {site}. The claim was refused.`,
        ...(reason === '' ? [] : [`Reason: ${reason}`]),
      ],
      label: 'Open your player area',
    }),
  },
  sw: {
    asked: ({ player }) => ({
      subject: 'Mtu anaomba rekodi ya mchezaji wa timu yako',
      paragraphs: [
        `Mtu mwenye akaunti ya {site} anasema rekodi ya ${player} ni yake.`,
        'Utaona ni nani kwenye eneo lako la kocha, na utaamua huko. Mwenye rekodi anaweza kuibadilisha.',
      ],
      label: 'Nenda kwenye eneo la kocha',
    }),
    accepted: ({ player }) => ({
      subject: 'Rekodi ya mchezaji ni yako',
      paragraphs: [
        `Rekodi ya ${player} kwenye {site} sasa ni ya akaunti yako.`,
        'Unaweza kubadili wasifu na picha yako, na kuona mechi zako.',
      ],
      label: 'Nenda kwenye eneo la mchezaji',
    }),
    refused: ({ player, reason }) => ({
      subject: 'Hukupewa rekodi ya mchezaji',
      paragraphs: [
        `Uliomba rekodi ya ${player} kwenye {site}. Akaunti yako haikupewa.`,
        ...(reason === '' ? [] : [`Sababu: ${reason}`]),
      ],
      label: 'Nenda kwenye eneo la mchezaji',
    }),
  },
});

/** The names of claimants stay out of mails: an erased account shall not live on in a queue. */
export function claimLetter(
  origin: string,
  language: Language,
  mail: ClaimMail,
  to: string,
  about: About,
): Letter {
  const { label, ...words } = WORDS[language][mail](about);
  const url = new URL(origin).origin + localPath(language, PAGES[mail]);
  return { to, language, ...words, link: { label, url } };
}
