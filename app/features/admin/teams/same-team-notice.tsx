import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useWords } from '#app/lib/use-words.ts';
import type { Team } from '#contract/people/team.ts';
import { INTENDED } from '../../forms/use-unsaved.ts';

/** Said before a second team of one name is made, with the way to the first. */
export function SameTeamNotice({ team }: { team: Team }) {
  const { t, to } = useWords();
  const notice = useRef<HTMLDivElement>(null);
  // An import that names no place keeps a dash.
  const isKnown = team.city !== '' && team.city !== '–';
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className="form-problem" role="alert" ref={notice}>
      <p>{t.guide.sameTeam(isKnown ? `${team.name} (${team.city})` : team.name)}</p>
      <Link className="row-action" to={to(`/admin/viewTeam/${team.id}`)} state={INTENDED}>
        {t.guide.takeTeam(team.name)}
      </Link>
    </div>
  );
}
