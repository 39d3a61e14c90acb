import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import type { FollowWays } from '#contract/accounts/follow-ways.ts';
import { useSending } from '../account/use-sending.ts';
import { FormProblem } from '../sign-in/form-problem.tsx';
import { FollowRow } from './follow-row.tsx';
import { endTells, isSame, keepOnDevice, useDeviceTells } from './follows-of-device.ts';

/** All that the account follows, with the ways of each: to change, to end, to end at once. */
export function FollowsCard({ follows }: { follows: readonly FollowWays[] }) {
  const { t } = useWords();
  const words = t.ownFollows;
  const { revalidate } = useRevalidator();
  const { isSending, problem, send } = useSending({ NOT_FOUND: t.account.failed });
  const [deviceTells, readTells] = useDeviceTells();
  const [isAsking, setAsking] = useState(false);
  const [isEnded, setEnded] = useState(false);

  const readAgain = () => Promise.all([revalidate(), readTells()]);

  async function change({ kind, id, name, push }: FollowWays) {
    const isAsked = await send(async () => {
      const { askAgain } = await import('../hear/hear.ts');
      await askAgain([kind, id, name], push ?? undefined);
    });
    if (isAsked) await readAgain();
  }

  async function end(follow: FollowWays) {
    const { kind, id } = follow;
    const isDone = await send(async () => {
      await callApi('DELETE /me/follows/{kind}/{id}', { path: { kind, id } });
      if (deviceTells.some(isSame(follow))) await endTells([kind, id, follow.name]);
      await keepOnDevice(([, other]) => other !== id);
    });
    if (isDone) await readAgain();
  }

  async function endAll() {
    const isDone = await send(async () => {
      await callApi('DELETE /me/follows');
      await endTells();
      await keepOnDevice(() => false);
    });
    setAsking(false);
    setEnded(isDone);
    if (isDone) await readAgain();
  }

  return (
    <section className="panel-card">
      <h2 className="subtitle">{words.title}</h2>
      <FormProblem text={problem} />
      {follows.length === 0 ? (
        <NothingFollowed />
      ) : (
        <>
          <ul className="device-rows">
            {follows.map((follow) => (
              <FollowRow
                key={`${follow.kind} ${follow.id}`}
                follow={follow}
                here={deviceTells.find(isSame(follow))}
                isSending={isSending}
                onChange={() => change(follow)}
                onEnd={() => end(follow)}
              />
            ))}
          </ul>
          <button className="button soft" type="button" onClick={() => setAsking(true)}>
            {words.endAll}
          </button>
        </>
      )}
      <p role="status">{isEnded && words.ended}</p>
      {isAsking && (
        <EndAllQuestion isSending={isSending} onClose={() => setAsking(false)} onEnd={endAll} />
      )}
    </section>
  );
}

type QuestionProps = { isSending: boolean; onClose: () => void; onEnd: () => void };

function EndAllQuestion({ isSending, onClose, onEnd }: QuestionProps) {
  const { t } = useWords();
  const words = t.ownFollows;
  return (
    <Dialog title={words.endAll} closeLabel={t.ownAccount.close} onClose={onClose} kind="ask">
      <p>{words.endAllAsk}</p>
      <div className="dialog-actions">
        <button className="button soft" type="button" onClick={onClose}>
          {t.ownAccount.cancel}
        </button>
        <button className="button danger" type="button" disabled={isSending} onClick={onEnd}>
          {words.endAll}
        </button>
      </div>
    </Dialog>
  );
}

function NothingFollowed() {
  const { t, to } = useWords();
  return (
    <>
      <p className="text-quiet">{t.ownFollows.none}</p>
      <div className="line">
        <a className="link" href={to('/teams')}>
          {t.frame.teams}
        </a>
        <a className="link" href={to('/leagues')}>
          {t.frame.leagues}
        </a>
      </div>
    </>
  );
}
