import { useWords } from '#app/lib/use-words.ts';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import type { Match } from '#contract/matches/match.ts';
import type { FileImport } from '#contract/matches/match-file.ts';
import type { FileWarningKind } from '#domain/data-volley/file-warning.ts';
import { SIDES } from '#domain/volleyball/side.ts';

const SHOWN = 50;

/** The kind of these says all that there is to say. */
const EXPLAINED_KINDS: ReadonlySet<FileWarningKind> = new Set([
  'set-open',
  'match-open',
  'other-rules',
]);

/** The detail is the line itself, or English that says more than the kind of the warning. */
function showsDetail(kind: FileWarningKind, language: string): boolean {
  return !EXPLAINED_KINDS.has(kind) && (kind === 'unknown-code' || language === DEFAULT_LANGUAGE);
}

/** The contents of a match file, and the points that a person should look at before it is kept. */
export function MatchFilePreview({ match, result }: { match: Match; result: FileImport }) {
  const { t, language } = useWords();
  const { warnings } = result;
  const refusals: Record<string, string> = t.refusals;
  const hidden = warnings.length - SHOWN;
  return (
    <>
      <FileSets match={match} result={result} />
      <p className="text-sm">
        {t.matchFiles.counts(result.rallies, result.substitutions, result.timeouts)}
      </p>
      <h3 className="subtitle" role="status">
        {warnings.length === 0 ? t.matchFiles.sound : t.matchFiles.odd(warnings.length)}
      </h3>
      <ul className="file-notes">
        {warnings.slice(0, SHOWN).map(({ line, kind, detail, refusal }) => (
          <li key={`${line} ${kind} ${detail}`}>
            {line !== null && <b>{t.matchFiles.line(line)}: </b>}
            {t.matchFiles.kinds[kind]}{' '}
            {refusal === undefined
              ? showsDetail(kind, language) && <span className="text-quiet">{detail}</span>
              : (refusals[refusal] ?? detail)}
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="text-sm text-quiet">{t.matchFiles.more(hidden)}</p>}
    </>
  );
}

/** The sets by team, and which team of the file is taken for which of ours. */
function FileSets({ match, result }: { match: Match; result: FileImport }) {
  const { t } = useWords();
  return (
    <table className="grid-table keep num file-sets">
      <thead>
        <tr>
          <th scope="col">{t.matchFiles.sets}</th>
          {result.sets.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a set is known by its number.
            <th key={index} scope="col">
              {index + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SIDES.map((side) => (
          <tr key={side}>
            <th scope="row">
              {match[side].name}
              <small>{t.matchFiles.inFile(result[side])}</small>
            </th>
            {result.sets.map(({ team1Score, team2Score }, index) => {
              const [own, other] =
                side === 'team1' ? [team1Score, team2Score] : [team2Score, team1Score];
              // biome-ignore lint/suspicious/noArrayIndexKey: a set is known by its number.
              return <td key={index}>{own > other ? <b>{own}</b> : own}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
