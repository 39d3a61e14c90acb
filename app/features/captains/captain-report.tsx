import { useState } from 'react';
import { useChange } from '#app/features/forms/use-change.ts';
import { matchLine, startText } from '#app/features/share-text/share-text.ts';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { OpenedCaptain } from '#contract/captains/captain.ts';
import { otherSide } from '#domain/volleyball/side.ts';
import { SendPhoto } from '../sheet-photos/send-photo.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { reportedWords } from './reported-words.ts';

type Props = { token: string; opened: OpenedCaptain };

/** The match of a captain, what both teams reported, and what may be done about it. */
export function CaptainReport({ token, opened }: Props) {
  const page = useWords();
  const { t, to, language } = page;
  const [isOpen, setOpen] = useState(false);
  const words = t.captainPage;
  const { match, side, state, own, other } = opened;
  const otherTeam = match[otherSide(side)];
  return (
    <section className="panel-card">
      <p>
        <b>{matchLine(match, page)}</b>
      </p>
      <p className="text-quiet">
        {[match.league?.name, match.winner !== null && startText(match, language), match.location]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p>{words.youAre(match[side].name)}</p>
      <p role="status">{words.states[state]}</p>
      {own && state !== 'over' && (
        <p>
          {words.own}: <b className="num">{reportedWords(own, match, page)}</b>
        </p>
      )}
      {other && state !== 'over' && (
        <p>
          {t.captains.other(otherTeam.name)}:{' '}
          <b className="num">{reportedWords(other, match, page)}</b>
        </p>
      )}
      <Steps token={token} opened={opened} onReport={() => setOpen(true)} />
      <SendPhoto token={token} />
      <p>
        <a className="link" href={to(`/${match.id}`)}>
          {words.toMatch}
        </a>
      </p>
      {isOpen && <ReportDialog token={token} opened={opened} onClose={() => setOpen(false)} />}
    </section>
  );
}

const REPORTED: readonly OpenedCaptain['state'][] = ['open', 'waiting', 'confirm', 'differs'];

function Steps({ token, opened, onReport }: Props & { onReport: () => void }) {
  const { t } = useWords();
  const { change, isBusy } = useChange();
  const words = t.captainPage;
  const { state, own, other, match, side } = opened;
  if (!REPORTED.includes(state)) return null;
  const otherTeam = match[otherSide(side)];
  const labels = { none: words.report, own: words.correct, other: words.otherResult };
  return (
    <p className="line">
      {other && (
        <button
          className="button"
          type="button"
          disabled={isBusy}
          onClick={() =>
            change({
              run: () => callApi('POST /captain-reports', { body: { ...other, token } }),
              done: words.confirmed,
            })
          }
        >
          {own ? words.confirmOther(otherTeam.name) : words.confirm}
        </button>
      )}
      <button
        className={other ? 'button soft' : 'button'}
        type="button"
        disabled={isBusy}
        onClick={onReport}
      >
        {labels[own ? 'own' : other ? 'other' : 'none']}
      </button>
    </p>
  );
}
