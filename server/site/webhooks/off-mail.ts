import { DEFAULT_LANGUAGE, PUBLISHED_LANGUAGES } from '#contract/language.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';
import type { Letter } from '#server/platform/mail/letter.ts';

type Words = { subject: string; paragraph: (name: string, host: string) => string; label: string };

const WORDS = inEveryLanguage<Words>({
  en: {
    subject: 'A webhook was switched off',
    paragraph: (name, host) =>
      `The webhook “${name}” to ${host} was switched off: its receiver has refused or failed every delivery for five days, or asked for no more. Mend the receiver, then switch the webhook on again.`,
    label: 'Open the webhooks',
  },
  sw: {
    subject: 'Webhook imezimwa',
    paragraph: (name, host) =>
      `Webhook “${name}” ya ${host} imezimwa: mpokeaji wake amekataa au ameshindwa kupokea kila tukio kwa siku tano, au ameomba yasitumwe tena. Rekebisha mpokeaji, kisha uiwashe tena.`,
    label: 'Fungua webhook',
  },
});

/** To every administrator, in every language: nobody knows which ones they read. */
export function lettersAbout(
  administrators: readonly string[],
  { name, host }: { name: string; host: string },
  mailOrigin: string,
): Letter[] {
  const words = PUBLISHED_LANGUAGES.map((language) => WORDS[language]);
  return administrators.map((to) => ({
    to,
    language: DEFAULT_LANGUAGE,
    subject: words.map(({ subject }) => subject).join(' / '),
    paragraphs: words.map(({ paragraph }) => paragraph(name, host)),
    link: {
      label: words.map(({ label }) => label).join(' / '),
      url: `${new URL(mailOrigin).origin}/admin/webhooks`,
    },
  }));
}
