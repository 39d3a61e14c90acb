import { useState } from 'react';
import { QrCode } from '#app/features/admin/matches/qr-code.tsx';
import { CopyButton } from '#app/features/admin/share/copy-button.tsx';
import { ConfirmDialog } from '#app/features/forms/confirm-dialog.tsx';
import { problemWords } from '#app/features/forms/problem-words.ts';
import { callApi } from '#app/lib/api/call.ts';
import { formatDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import type { AnswerOf } from '#contract/calls.ts';
import type { Desk } from '#contract/desk/desk.ts';
import { type Language, localPath } from '#contract/language.ts';
import { courtTitle } from './desk-words.ts';

type Props = { desk: Pick<Desk, 'day' | 'location'>; onClose: () => void };
type Links = AnswerOf<'POST /desk/links'>['items'];

/** One code for each court and day; the server shows them once, and paper keeps them. */
export function CodesDialog({ desk, onClose }: Props) {
  const { t, language } = useWords();
  const [links, setLinks] = useState<Links>();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const words = t.dayDesk;
  const { day, location } = desk;

  async function make() {
    setBusy(true);
    setProblem('');
    try {
      const { items } = await callApi('POST /desk/links', { body: { day, location } });
      setLinks(items);
    } catch (error) {
      setProblem(problemWords(error, t, language));
    } finally {
      setBusy(false);
    }
  }

  if (isEnding)
    return (
      <ConfirmDialog
        title={words.codesTitle}
        text={words.endCodesAsk}
        action={words.endCodes}
        run={() => callApi('DELETE /desk/links', { query: { day, location } })}
        done={words.codesEnded}
        onClose={() => setEnding(false)}
        onDone={onClose}
      />
    );
  return (
    <Dialog title={words.codesTitle} closeLabel={t.admin.close} onClose={onClose} kind="wide">
      <p className="text-sm text-quiet">{words.codesText}</p>
      {problem && (
        <p className="form-problem" role="alert">
          {problem}
        </p>
      )}
      {links && <Codes desk={desk} links={links} />}
      <div className="dialog-actions">
        <button type="button" className="row-action bad" onClick={() => setEnding(true)}>
          {words.endCodes}
        </button>
        <button
          type="button"
          className={links ? 'button soft' : 'button'}
          disabled={isBusy}
          onClick={make}
        >
          {words.makeCodes}
        </button>
        {links && (
          <button type="button" className="button" onClick={() => window.print()}>
            {words.print}
          </button>
        )}
      </div>
    </Dialog>
  );
}

function Codes({ desk: { day, location }, links }: { desk: Props['desk']; links: Links }) {
  const { t, language } = useWords();
  return (
    <div className="desk-codes">
      {links.map(({ court, url }) => {
        const name = court === null ? location : courtTitle(t.fixtures, court);
        const address = inLanguage(url, language);
        return (
          <section key={court} className="desk-code">
            <h3>{name}</h3>
            <p>
              {location} · {formatDay(language, day, 'dated')}
            </p>
            <QrCode text={address} label={t.dayDesk.codeOf(name)} />
            <CopyButton
              text={address}
              label={t.admin.copy}
              copied={t.admin.copied}
              className="button soft small"
            />
          </section>
        );
      })}
    </div>
  );
}

/** A person who reads this page in Swahili sends the code to somebody who does. */
function inLanguage(address: string, language: Language): string {
  const url = new URL(address);
  url.pathname = localPath(language, url.pathname);
  return url.href;
}
