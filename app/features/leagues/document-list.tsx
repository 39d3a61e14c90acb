import { formatDay } from '#app/lib/day-format.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { LeagueDocument } from '#contract/documents/league-document.ts';
import { LOCALES } from '#contract/language.ts';

const KB = 1024;

/** Kind and size before somebody spends megabytes on it. */
export function sizeInWords({ kind, bytes }: LeagueDocument, locale: string): string {
  const isLarge = bytes >= KB * KB;
  const amount = isLarge ? bytes / KB / KB : Math.max(1, bytes / KB);
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: isLarge ? 1 : 0 });
  return `${kind.toUpperCase()}, ${format.format(amount)} ${isLarge ? 'MB' : 'KB'}`;
}

/** The rules, minutes and other papers of a league, to be downloaded. */
export function DocumentList({ documents }: { documents: readonly LeagueDocument[] }) {
  const { language } = useWords();
  return (
    <ul>
      {documents.map((document) => (
        <li key={document.id} className="py-2">
          <a
            className="link"
            href={document.address}
            download={`${document.name}.${document.kind}`}
          >
            {document.name}
          </a>{' '}
          <small className="text-quiet">
            {sizeInWords(document, LOCALES[language])},{' '}
            {formatDay(language, localDay(Date.parse(document.addedAt)), 'dated')}
          </small>
        </li>
      ))}
    </ul>
  );
}
