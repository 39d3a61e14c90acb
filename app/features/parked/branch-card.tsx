import { useState } from 'react';
import { ConfirmDialog } from '#app/features/forms/confirm-dialog.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { formatClock, formatDay } from '#app/lib/day-format.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import type { BranchChoice, ParkedBranch } from '#contract/matches/parked-branch.ts';
import { SCORER_LINK } from '#domain/access/actor.ts';
import { BranchSide } from './branch-side.tsx';
import { isSameStand, standWords } from './stand-words.ts';

type Props = {
  match: Match;
  branch: ParkedBranch;
  /** The token of a scorer link; without one the signed-in account counts. */
  token?: string | undefined;
  /** The office may still take what somebody left out. */
  mayRevise?: boolean;
  /** Sends the choice; the one of a hall goes to its site. */
  choose?: (keep: BranchChoice) => Promise<unknown>;
};

/** Both stories side by side with where each leads, before somebody chooses. */
export function BranchCard({ match, branch, token, mayRevise = false, choose }: Props) {
  const { t, language } = useWords();
  const [choice, setChoice] = useState<BranchChoice>();
  const { server, branch: device } = branch;
  const isOpen = branch.choice === null && !branch.arrived;
  const { refusal } = device;
  const isTakeable = isOpen || (mayRevise && branch.choice === 'server' && !branch.arrived);
  const hasBegun = branch.base.sets.length > 0;
  const by = branch.by === SCORER_LINK ? t.parked.link : branch.by;

  function whenOf(iso: string): string {
    const day = formatDay(language, localDay(Date.parse(iso)), 'dated');
    return `${day}, ${formatClock(iso)}`;
  }

  return (
    <article className="admin-card branch-card">
      <p>
        <b>{t.parked.from(by, whenOf(branch.parkedAt))}</b>
        <br />
        {hasBegun ? t.parked.parting(standWords(t.parked, branch.base)) : t.parked.atStart}
        {isOpen && isSameStand(server.stand, device.stand) && ` ${t.parked.same}`}
      </p>
      {branch.arrived && <p className="chip">{t.parked.arrived}</p>}
      {branch.choice !== null && branch.decidedBy !== null && branch.decidedAt !== null && (
        <p className="chip">
          {branch.choice === 'server'
            ? t.parked.choseServer(branch.decidedBy, whenOf(branch.decidedAt))
            : t.parked.choseBranch(branch.decidedBy, whenOf(branch.decidedAt))}
        </p>
      )}
      <div className="branch-sides">
        <BranchSide
          title={t.parked.server}
          match={match}
          events={server.events}
          stand={server.stand}
        >
          {isOpen && (
            <button className="button soft" type="button" onClick={() => setChoice('server')}>
              {t.parked.keepServer}
            </button>
          )}
        </BranchSide>
        <BranchSide
          title={t.parked.branch}
          match={match}
          events={device.events}
          stand={isTakeable ? device.stand : null}
        >
          {isTakeable && refusal !== null && (
            <p className="text-alarm">
              {t.parked.impossible} {(t.refusals as Record<string, string>)[refusal] ?? refusal}
            </p>
          )}
          {isTakeable && refusal === null && (
            <button className="button soft" type="button" onClick={() => setChoice('branch')}>
              {t.parked.takeBranch}
            </button>
          )}
        </BranchSide>
      </div>
      {choice && (
        <ConfirmChoice
          match={match}
          branch={branch}
          token={token}
          choice={choice}
          choose={choose}
          onClose={() => setChoice(undefined)}
        />
      )}
    </article>
  );
}

type ConfirmProps = Omit<Props, 'choose'> & {
  choice: BranchChoice;
  choose: Props['choose'] | undefined;
  onClose: () => void;
};

function ConfirmChoice({ match, branch, token, choice, choose, onClose }: ConfirmProps) {
  const { t } = useWords();
  const { server, branch: device } = branch;
  const score = (stand: ParkedBranch['base'] | null) =>
    stand === null ? '' : standWords(t.parked, stand);
  return (
    <ConfirmDialog
      title={choice === 'server' ? t.parked.keepServer : t.parked.takeBranch}
      text={
        choice === 'server'
          ? t.parked.confirmServer(score(server.stand))
          : t.parked.confirmBranch(score(device.stand))
      }
      action={choice === 'server' ? t.parked.keepServer : t.parked.takeBranch}
      run={() =>
        choose?.(choice) ??
        callApi('POST /matches/{id}/parked/{branch}/choice', {
          path: { id: match.id, branch: branch.id },
          body: { keep: choice, seq: branch.seq },
          token,
        })
      }
      done={choice === 'server' ? t.parked.kept : t.parked.taken}
      onClose={onClose}
    />
  );
}
