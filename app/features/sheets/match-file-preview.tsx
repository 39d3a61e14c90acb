import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/match.ts';
import type { FileImport } from '#contract/match-file.ts';
import type { FileWarningKind } from '#domain/data-volley/file-warning.ts';

const SHOWN = 50;

/** The detail is the line itself, or English that says more than the kind of the warning. */
function isSaid(kind: FileWarningKind, language: string): boolean {
  if (kind === 'set-open' || kind === 'match-open') return false;
  return kind === 'unknown-code' || language === 'en';
}

/** What a scouting file says of the match, and what a person should look at before it is kept. */
export function MatchFilePreview({ match, result }: { match: Match; result: FileImport }) {
  const { t, language } = useWords();
  const { sets, warnings } = result;
  const refusals: Record<string, string> = t.refusals;
  const hidden = warnings.length - SHOWN;
  return (
    <div>
      <p>{t.matchFiles.is(match.team1.name, result.team1)}</p>
      <p>{t.matchFiles.is(match.team2.name, result.team2)}</p>
      <p className="num">
        {t.matchFiles.sets}:{' '}
        {sets.map(({ team1Score, team2Score }) => `${team1Score}-${team2Score}`).join(', ')}
      </p>
      <p>{t.matchFiles.counts(result.rallies, result.substitutions, result.timeouts)}</p>
      <h3 className="subtitle" role="status">
        {warnings.length === 0 ? t.matchFiles.sound : t.matchFiles.odd(warnings.length)}
      </h3>
      <ul className="change-list">
        {warnings.slice(0, SHOWN).map(({ line, kind, detail, refusal }) => (
          <li key={`${line} ${kind} ${detail}`}>
            {line !== null && <b>{t.matchFiles.line(line)}: </b>}
            {t.matchFiles.kinds[kind]}{' '}
            {refusal === undefined
              ? isSaid(kind, language) && <span className="text-quiet">{detail}</span>
              : (refusals[refusal] ?? detail)}
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="text-sm text-quiet">{t.matchFiles.more(hidden)}</p>}
    </div>
  );
}
