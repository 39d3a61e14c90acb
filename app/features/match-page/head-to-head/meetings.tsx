import { MatchList } from '#app/features/match-lists/match-list.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import type { FormLetter, HeadToHead } from './head-to-head.ts';
import { TeamForms } from './team-forms.tsx';

type Props = { match: Match; history: HeadToHead; form1: FormLetter[]; form2: FormLetter[] };

/** The H2H tab: who won how often, the last five of each, and the meetings themselves. */
export function Meetings({ match, history, form1, form2 }: Props) {
  const { t } = useWords();
  const forms = <TeamForms match={match} history={history} form1={form1} form2={form2} />;
  if (history.meetings.length === 0) {
    const knowsForms = form1.length + form2.length > 0;
    return knowsForms ? forms : <p className="empty">{t.match.noMeetings}</p>;
  }
  return (
    <div className="stack">
      {forms}
      <h2 className="part">{t.match.lastMeetings}</h2>
      <MatchList matches={history.meetings} />
    </div>
  );
}
