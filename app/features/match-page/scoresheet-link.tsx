import { apiAddress } from '#app/lib/api/address.ts';
import { useWords } from '#app/lib/use-words.ts';

/** The match as a file for other programs. */
export function LogLink({ matchId, className }: { matchId: string; className: string }) {
  const { t } = useWords();
  return (
    <a
      className={className}
      href={apiAddress('GET /matches/{id}/log.json', { path: { id: matchId } })}
      rel="nofollow"
    >
      {t.matchDownloads.log}
    </a>
  );
}

/** The match on paper, in the language of the page. */
export function SheetLink({ matchId, className }: { matchId: string; className: string }) {
  const { t, language } = useWords();
  const address = apiAddress('GET /matches/{id}/scoresheet.pdf', {
    path: { id: matchId },
    query: { lang: language },
  });
  return (
    <a className={className} href={address} rel="nofollow">
      {t.matchDownloads.sheet}
    </a>
  );
}
