import { Crest } from '#app/features/crest/crest.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { FormDots } from './form-dots.tsx';
import type { FormLetter, HeadToHead } from './head-to-head.ts';

type Props = { match: Match; history: HeadToHead; form1: FormLetter[]; form2: FormLetter[] };

/** The count of meetings that each team won, and its last five results. */
export function TeamForms({ match, history, form1, form2 }: Props) {
  const { t } = useWords();
  const { won1, drawn, won2 } = history;
  const haveMet = history.meetings.length > 0;
  if (history.meetings.length + form1.length + form2.length === 0) return null;
  return (
    <section className="card p-3">
      <h2 className="card-title">{t.headToHead.heading}</h2>
      <dl className="rivals num">
        <dt>{haveMet ? t.headToHead.meetingsWon : t.match.noMeetings}</dt>
        <dd>
          <b>
            <Crest {...match.team1} size={20} /> {haveMet && won1}
          </b>
          {drawn > 0 && <span>{t.headToHead.drawn(drawn)}</span>}
          <b>
            {haveMet && won2} <Crest {...match.team2} size={20} />
          </b>
        </dd>
        <dt>{t.match.form}</dt>
        <dd>
          <FormDots form={form1} />
          <FormDots form={form2} />
        </dd>
      </dl>
    </section>
  );
}
