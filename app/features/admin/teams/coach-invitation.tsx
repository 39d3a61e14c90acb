import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import type { InvitedUser } from '#contract/accounts/user.ts';
import type { Team } from '#contract/people/team.ts';
import { NO_NAME } from '#contract/primitives.ts';
import { HandedLinkDialog } from '../people/handed-link-dialog.tsx';
import { InviteCoachDialog } from './invite-coach-dialog.tsx';

/** A team that names a coach without an account: an account is kept by its id, not by its name. */
function hasNamedCoach({ coach, coachName }: Team): boolean {
  return coach !== NO_NAME && coach === coachName;
}

/** The button that lets a coach in; the link stays in sight although the button is gone by then. */
export function CoachInvitation({ team, className }: { team: Team; className: string }) {
  const { t } = useWords();
  const [isInviting, setInviting] = useState(false);
  const [handed, setHanded] = useState<InvitedUser>();
  return (
    <>
      {hasNamedCoach(team) && (
        <button className={className} type="button" onClick={() => setInviting(true)}>
          {t.coachInvitation.invite}
          <span className="sr"> {team.name}</span>
        </button>
      )}
      {isInviting && (
        <InviteCoachDialog team={team} onMade={setHanded} onClose={() => setInviting(false)} />
      )}
      {handed && <HandedLinkDialog handed={handed} onClose={() => setHanded(undefined)} />}
    </>
  );
}
