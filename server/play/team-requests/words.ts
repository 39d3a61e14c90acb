import { type Language, localPath } from '#contract/language.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';
import type { Letter } from '#server/platform/mail/letter.ts';

/** `asked` goes to the account of the player's record, the others to the coach. */
export type RequestMail = 'asked' | 'accepted' | 'refused';

type About = { player: string; team: string; reason: string };
type MailWords = { subject: string; paragraphs: string[]; label: string };

const PAGES: Record<RequestMail, string> = {
  asked: '/player',
  accepted: '/coach',
  refused: '/coach',
};

const WORDS = inEveryLanguage<Record<RequestMail, (about: About) => MailWords>>({
  en: {
    asked: ({ player, team }) => ({
      subject: 'A coach wants to add you to a team',
      paragraphs: [
        `The coach of ${team} asks to add ${player} to the team.`,
        'If you accept, the coach sees your telephone number, e-mail address and date of birth, and may change your profile. Nothing changes before you answer.',
      ],
      label: 'Open your player area',
    }),
    accepted: ({ player, team }) => ({
      subject: 'A player has joined your team',
      paragraphs: [`Your request was accepted: ${player} plays for ${team} now.`],
      label: 'Open your coach area',
    }),
    refused: ({ player, team, reason }) => ({
      subject: 'Your request for a player was refused',
      paragraphs: [
        `You asked to add ${player} to ${team}. The request was refused.`,
        ...(reason === '' ? [] : [`Reason: ${reason}`]),
      ],
      label: 'Open your coach area',
    }),
  },
  sw: {
    asked: ({ player, team }) => ({
      subject: 'Kocha anataka kukuchukua kwenye timu',
      paragraphs: [
        `Kocha wa ${team} anaomba kumchukua ${player} kwenye timu.`,
        'Ukikubali, kocha ataona namba yako ya simu, barua pepe na tarehe ya kuzaliwa, na anaweza kubadili wasifu wako. Hakuna kinachobadilika kabla hujajibu.',
      ],
      label: 'Nenda kwenye eneo la mchezaji',
    }),
    accepted: ({ player, team }) => ({
      subject: 'Mchezaji amejiunga na timu yako',
      paragraphs: [`Ombi lako limekubaliwa: ${player} sasa anachezea ${team}.`],
      label: 'Nenda kwenye eneo la kocha',
    }),
    refused: ({ player, team, reason }) => ({
      subject: 'Ombi lako la mchezaji limekataliwa',
      paragraphs: [
        `Uliomba kumchukua ${player} kwenye ${team}. Ombi limekataliwa.`,
        ...(reason === '' ? [] : [`Sababu: ${reason}`]),
      ],
      label: 'Nenda kwenye eneo la kocha',
    }),
  },
});

export function requestLetter(
  origin: string,
  language: Language,
  mail: RequestMail,
  to: string,
  about: About,
): Letter {
  const { label, ...words } = WORDS[language][mail](about);
  const url = new URL(origin).origin + localPath(language, PAGES[mail]);
  return { to, language, ...words, link: { label, url } };
}
