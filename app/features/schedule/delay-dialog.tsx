import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { FindingList } from '#app/features/fixtures/finding-list.tsx';
import { problemWords } from '#app/features/forms/problem-words.ts';
import { TextField } from '#app/features/forms/text-field.tsx';
import { useToast } from '#app/features/toasts/toasts.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useNewest } from '#app/lib/use-newest.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { type Delayed, delaySchema } from '#contract/leagues/schedule.ts';

type Props = {
  leagueId: string;
  match: string;
  nameOf: (id: string) => string;
  teams: readonly { id: string; name: string }[];
  onClose: () => void;
};

/** A match is late: who then begins not before when, shown before it is announced. */
export function DelayDialog({ leagueId, match, nameOf, teams, onClose }: Props) {
  const { t, language } = useWords();
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState('');
  const [shown, setShown] = useState<Delayed & { ends: string }>();
  const [isBusy, setBusy] = useState(false);
  const latest = useNewest();
  const league = { path: { id: leagueId } };

  function forget() {
    latest();
    setShown(undefined);
  }

  async function attempt(run: () => Promise<void>) {
    setProblem('');
    setBusy(true);
    try {
      await run();
    } catch (error) {
      setProblem(problemWords(error, t, language));
    } finally {
      setBusy(false);
    }
  }

  async function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const ends = String(new FormData(event.currentTarget).get('ends') ?? '');
    if (!delaySchema.safeParse({ match, ends }).success) {
      setProblem(t.admin.fillRequired);
      return;
    }
    await attempt(async () => {
      const isNewest = latest();
      const report = { ...league, body: { match, ends, dryRun: true } };
      const delayed = await callApi('POST /leagues/{id}/delays', report);
      if (isNewest()) setShown({ ...delayed, ends });
    });
  }

  async function announce(ends: string) {
    await attempt(async () => {
      const report = { ...league, body: { match, ends } };
      const { moves } = await callApi('POST /leagues/{id}/delays', report);
      onClose();
      notify(t.schedule.moved(moves.length));
      await revalidate();
    });
  }

  return (
    <Dialog title={t.schedule.late} closeLabel={t.admin.close} onClose={onClose}>
      <form className="form" onSubmit={show} onChange={forget} noValidate>
        <p>{nameOf(match)}</p>
        {problem && (
          <p className="form-problem" role="alert">
            {problem}
          </p>
        )}
        <TextField name="ends" label={t.schedule.ends} type="time" errors={{}} required />
        <div className="dialog-actions">
          <button className="button soft" type="submit" disabled={isBusy}>
            {t.admin.preview}
          </button>
        </div>
      </form>
      {shown && (
        <DelayPreview
          delayed={shown}
          nameOf={nameOf}
          teams={teams}
          isBusy={isBusy}
          onAnnounce={() => announce(shown.ends)}
        />
      )}
    </Dialog>
  );
}

type PreviewProps = Pick<Props, 'nameOf' | 'teams'> & {
  delayed: Delayed;
  isBusy: boolean;
  onAnnounce: () => void;
};

/** The matches that would begin later, and what would then clash. */
function DelayPreview({ delayed, nameOf, teams, isBusy, onAnnounce }: PreviewProps) {
  const { t } = useWords();
  const { moves, findings } = delayed;
  return (
    <>
      {moves.length === 0 ? (
        <p role="status">{t.schedule.nobodyMoves}</p>
      ) : (
        <ul className="delay-moves" role="status">
          {moves.map(({ id, was, notBefore }) => (
            <li key={id}>
              {nameOf(id)}{' '}
              <span className="num">
                {was} → {t.fixtures.notBefore} <b>{notBefore}</b>
              </span>
            </li>
          ))}
        </ul>
      )}
      {findings.length > 0 && <FindingList findings={findings} nameOf={nameOf} teams={teams} />}
      {moves.length > 0 && (
        <div className="dialog-actions">
          <button className="button" type="button" disabled={isBusy} onClick={onAnnounce}>
            {t.schedule.announce}
          </button>
        </div>
      )}
    </>
  );
}
