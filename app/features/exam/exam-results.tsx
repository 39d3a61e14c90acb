import type { ReactNode } from 'react';
import { formatDay, formatMoment } from '#app/lib/day-format.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { ExamResult, ExamsOf } from '#contract/exams/exam.ts';
import { examItemWords } from './exam-words.ts';

/** The licence of a scorer, with its days. */
export function LicenceLine({ licence }: { licence: ExamsOf['licence'] }) {
  const { t, language } = useWords();
  if (!licence) return <p className="text-quiet">{t.exam.noLicence}</p>;
  const dayOf = (iso: string) => formatDay(language, localDay(Date.parse(iso)), 'dated');
  const name = t.exam.names[licence.exam];
  return (
    <p>
      <b>
        {licence.isValid
          ? t.exam.licence(name, dayOf(licence.since), dayOf(licence.until))
          : t.exam.licenceOver(name, dayOf(licence.until))}
      </b>
    </p>
  );
}

type Props = {
  items: readonly ExamResult[];
  /** The action that a result offers. */
  actionOf?: (result: ExamResult) => ReactNode;
};

/** The exams that were handed in, the newest first, each with its faults in t.exam. */
export function ExamResults({ items, actionOf }: Props) {
  const { t, language } = useWords();
  if (items.length === 0) return <p className="text-quiet">{t.exam.noResults}</p>;
  return (
    <ul className="grid gap-3">
      {items.map((result) => (
        <li key={result.id}>
          <p>
            <b>
              {t.exam.names[result.exam]}: {result.passed ? t.exam.passed : t.exam.failed}
            </b>
          </p>
          <p className="facts-line">
            <span>{formatMoment(language, result.takenAt)}</span>
            <span>{t.exam.result(result.percent, result.right, result.total)}</span>
            {result.withdrawn !== null && <span>{t.exam.withdrawn(result.withdrawn)}</span>}
          </p>
          {result.faults.length > 0 && <Faults faults={result.faults} />}
          {actionOf?.(result)}
        </li>
      ))}
    </ul>
  );
}

function Faults({ faults }: { faults: ExamResult['faults'] }) {
  const { t } = useWords();
  const teams = { team1: t.scoreboard.blue, team2: t.scoreboard.gold };
  return (
    <details>
      <summary className="min-h-6">{t.exam.faults(faults.length)}</summary>
      <ol className="grid gap-1">
        {faults.map(({ kind, item, score: [first, second] }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a result never changes.
          <li key={at}>
            {t.exam.faultAt(first, second)}, {t.exam[kind]}: {examItemWords(t, teams, item)}
          </li>
        ))}
      </ol>
    </details>
  );
}
