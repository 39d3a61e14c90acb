import { ApiProblem } from '#app/lib/api/client.ts';
import { useWords } from '#app/lib/use-words.ts';
import { translateSentence } from '#app/messages/translate-sentence.ts';

/** The entries of a match file that are at fault, each with why. */
export function MatchFileFaults({ problem }: { problem: ApiProblem }) {
  const { t, language } = useWords();
  const refusals: Record<string, string> = t.refusals;
  return (
    <ul className="file-notes">
      {problem.errors.map(({ field, message }) => {
        const [, index = '', ...path] = field.split('.');
        return (
          <li key={`${field} ${message}`}>
            <b>{t.matchFiles.entry(Number(index) + 1)}: </b>
            {path.length > 0 && <code>{path.join('.')} </code>}
            {refusals[problem.code] ?? translateSentence(language, message)}
          </li>
        );
      })}
    </ul>
  );
}

/** Whether a problem names entries of the file, one by one. */
export function namesEntries(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && error.errors.some(({ field }) => /^events\.\d/.test(field));
}
