import { DEFAULT_LANGUAGE, PUBLISHED_LANGUAGES } from '#contract/language.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';
import { listAdminEmails } from '#server/accounts/users/queries.ts';
import type { Store } from '#server/platform/db/store.ts';
import { queueLetter } from '#server/platform/mail/commands.ts';

type Words = { subject: string; paragraph: string; label: string };

const WORDS = inEveryLanguage<Words>({
  en: {
    subject: 'The backup of Wavu failed',
    paragraph:
      "Today's backup could not be made. Wavu tries again every hour. The reason is below; until a backup succeeds, the last good one is what you have.",
    label: 'Open the dashboard',
  },
  sw: {
    subject: 'Nakala rudufu ya Wavu imeshindikana',
    paragraph:
      'Nakala rudufu ya leo haikuweza kutengenezwa. Wavu inajaribu tena kila saa. Sababu iko hapa chini; hadi nyingine ifaulu, unayo nakala nzuri ya mwisho tu.',
    label: 'Fungua dashibodi',
  },
});

/** Tells the administrators that a copy failed, in every language: nobody knows which ones they read. */
export async function mailFailedBackup(
  store: Store,
  now: number,
  fault: string,
  mailOrigin: string,
): Promise<void> {
  const words = PUBLISHED_LANGUAGES.map((language) => WORDS[language]);
  const inAll = (word: keyof Words) => words.map((each) => each[word]).join(' / ');
  for (const to of await listAdminEmails(store.db)) {
    await queueLetter(store, now, {
      to,
      language: DEFAULT_LANGUAGE,
      subject: inAll('subject'),
      paragraphs: [...words.map(({ paragraph }) => paragraph), fault],
      link: { label: inAll('label'), url: `${new URL(mailOrigin).origin}/admin` },
    });
  }
}
