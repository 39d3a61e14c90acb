import { useWords } from '#app/lib/use-words.ts';

/** The match as a file for other programs. */
export function LogLink({ matchId, className }: { matchId: string; className: string }) {
  const { t } = useWords();
  return (
    <a
      className={className}
      href={`/api/v1/matches/${encodeURIComponent(matchId)}/log.json`}
      rel="nofollow"
    >
      {t.matchDownloads.log}
    </a>
  );
}

/** The match on paper, in the language of the page. */
export function SheetLink({ matchId, className }: { matchId: string; className: string }) {
  const { t, language } = useWords();
  const address = `/api/v1/matches/${encodeURIComponent(matchId)}/scoresheet.pdf?lang=${language}`;
  return (
    <a className={className} href={address} rel="nofollow">
      {t.matchDownloads.sheet}
    </a>
  );
}
