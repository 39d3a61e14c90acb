import { ApiProblem } from '#app/lib/api/client.ts';
import { useWords } from '#app/lib/use-words.ts';
import { answerWords } from '#app/messages/answer-words.ts';

/** The entries of a match file that are at fault, each with why. */
export function MatchFileFaults({ problem }: { problem: ApiProblem }) {
  const { t, language } = useWords();
  return (
    <ul className="file-notes">
      {problem.errors.map(({ field, message, text }) => {
        const [, index = '', ...path] = field.split('.');
        return (
          <li key={`${field} ${message}`}>
            <b>{t.matchFiles.entry(Number(index) + 1)}: </b>
            {path.length > 0 && <code>{path.join('.')} </code>}
            {answerWords(language, text, message)}
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
