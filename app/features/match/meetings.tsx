import { MatchList } from '#app/features/matches/match-list.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/match.ts';
import { FormDots } from './form-dots.tsx';
import type { FormLetter, HeadToHead } from './head-to-head.ts';

type Props = { match: Match; history: HeadToHead; form1: FormLetter[]; form2: FormLetter[] };

/** The H2H tab: who won how often, the last five of each, and the meetings themselves. */
export function Meetings({ match, history, form1, form2 }: Props) {
  const { t } = useWords();
  return (
    <div className="stack">
      <section className="card p-3">
        <h2 className="text-sm font-bold">{t.match.form}</h2>
        <dl className="pairs">
          <div>
            <dt>{match.team1.name}</dt>
            <dd>
              <FormDots form={form1} />
            </dd>
          </div>
          <div>
            <dt>{match.team2.name}</dt>
            <dd>
              <FormDots form={form2} />
            </dd>
          </div>
        </dl>
      </section>
      <h2 className="part">
        {t.match.lastMeetings}
        <span className="num">{t.match.meetings(history.won1, history.drawn, history.won2)}</span>
      </h2>
      {history.meetings.length === 0 ? (
        <p className="empty">{t.match.noMeetings}</p>
      ) : (
        <MatchList matches={history.meetings} />
      )}
    </div>
  );
}
