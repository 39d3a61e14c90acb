import { formatDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { ImportQuestion } from '#contract/administration/import.ts';
import type { ImportDecisions } from '#contract/administration/import-decisions.ts';

type Props = {
  questions: readonly ImportQuestion[];
  decide: (change: ImportDecisions) => void;
  decisions: ImportDecisions;
  isSending: boolean;
};

/** More teams than these are a list to choose from, and no buttons. */
const MOST_BUTTONS = 6;

/** The points of a file that a person decides, rows that lose their team first. */
export function ImportQuestions({ questions, decide, decisions, isSending }: Props) {
  const { t } = useWords();
  if (questions.length === 0) return null;
  return (
    <section>
      <h3 className="subtitle" role="status">
        {t.imports.openQuestions(questions.length)}
      </h3>
      <ul className="file-notes">
        {questions.map((question) => (
          <li key={`${question.kind} ${question.value}`}>
            <fieldset disabled={isSending}>
              <QuestionHead question={question} />
              <Answers
                question={question}
                answer={(answer) => decide(answered(question, answer, decisions))}
              />
            </fieldset>
          </li>
        ))}
      </ul>
    </section>
  );
}

function QuestionHead({ question: { kind, value, rows, count } }: { question: ImportQuestion }) {
  const { t } = useWords();
  const words = t.imports.questions;
  return (
    <legend>
      <b>{kind === 'noTeam' ? words.noTeam : words[kind](value)}</b>{' '}
      <span className="text-sm text-quiet">
        {t.imports.rows(rows.slice(0, 8).join(', ') + (count > 8 ? ' …' : ''), count)}
      </span>
    </legend>
  );
}

type AnswersProps = { question: ImportQuestion; answer: (answer: string) => void };

function Answers({ question, answer }: AnswersProps) {
  const { t, language } = useWords();
  const { kind, options, mayBeNew } = question;
  const isLong = options.length > MOST_BUTTONS;
  const further = [
    ...(mayBeNew ? [{ id: 'new', name: t.imports.newTeam }] : []),
    ...(kind === 'noTeam' ? [{ id: 'none', name: t.imports.noTeam }] : []),
    ...(kind === 'noTeam' ? [{ id: 'out', name: t.imports.leaveOut }] : []),
  ];
  const buttons = isLong ? further : [...options, ...further];
  return (
    <div className="tool-row">
      {isLong && (
        <select
          aria-label={t.imports.choose}
          defaultValue=""
          onChange={(event) => answer(event.target.value)}
        >
          <option value="" disabled>
            {t.imports.choose}
          </option>
          {options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      {buttons.map(({ id, name }) => (
        <button key={id} className="button soft" type="button" onClick={() => answer(id)}>
          {kind === 'days' ? formatDay(language, name, 'dated') : name}
        </button>
      ))}
    </div>
  );
}

function answered(
  { kind, value }: ImportQuestion,
  answer: string,
  { teams, rows }: ImportDecisions,
): ImportDecisions {
  switch (kind) {
    case 'days':
      return { dayOrder: answer === 'month' ? 'month' : 'day' };
    case 'team':
      return { teams: { ...teams, [value]: answer } };
    case 'noTeam':
      return { rows: { ...rows, [value]: answer } };
  }
}
