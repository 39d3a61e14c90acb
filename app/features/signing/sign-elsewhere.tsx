import { useEffect, useRef, useState } from 'react';
import { QrCode } from '#app/features/admin/matches/qr-code.tsx';
import type { ElsewhereProps } from '#app/features/scoring/signing-props.ts';
import { callApi } from '#app/lib/api/call.ts';
import { ApiUnreachable } from '#app/lib/api/client.ts';
import { useWords } from '#app/lib/use-words.ts';
import { localPath } from '#contract/language.ts';
import { useSigningWords } from './signing-words.ts';
import { entryOf, tableToken, useWaiting } from './use-waiting.ts';

/** The code by which somebody signs on a device of their own, and what came from there. */
export function SignElsewhere({ match, place, signer, onTake }: ElsewhereProps) {
  const { t, language } = useWords();
  const words = useSigningWords();
  const { waiting } = useWaiting(match.id, 0);
  const [url, setUrl] = useState<string>();
  const [problem, setProblem] = useState('');
  const section = useRef<HTMLElement>(null);
  // The code stands below the field for a finger.
  useEffect(() => {
    if (url) section.current?.scrollIntoView?.({ block: 'end' });
  }, [url]);
  const own = waiting.find(({ of, role }) => of === place.paper && role === place.role);

  async function show() {
    setProblem('');
    try {
      const path = { id: match.id, ...place };
      const token = tableToken(match.id);
      const call = 'POST /matches/{id}/signing/{paper}/{role}/links';
      const created = new URL((await callApi(call, { path, token })).url);
      // A person who scans it at a table in Swahili reads Swahili.
      created.pathname = localPath(language, created.pathname);
      setUrl(created.href);
    } catch (error) {
      setProblem(error instanceof ApiUnreachable ? words.noNetwork : t.account.failed);
    }
  }

  return (
    <section className="sign-elsewhere" ref={section}>
      <h3>{words.elsewhere}</h3>
      {own ? (
        <>
          <p role="status">
            {words.gave(signer, own.name ?? words.someone, t.console.manners[own.manner])}
          </p>
          <button
            className="button tall"
            type="button"
            onClick={() => onTake(entryOf(own), own.id)}
          >
            {words.take}
          </button>
        </>
      ) : (
        <>
          <p>{words.elsewhereText}</p>
          {url && <QrCode text={url} label={words.codeOf(signer)} />}
          {problem && (
            <p className="form-problem" role="alert">
              {problem}
            </p>
          )}
          <button className="button soft" type="button" onClick={() => void show()}>
            {url ? words.newCode : words.showCode}
          </button>
        </>
      )}
    </section>
  );
}
