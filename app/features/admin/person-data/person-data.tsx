import { useState } from 'react';
import { ConfirmDialog } from '#app/features/forms/confirm-dialog.tsx';
import { apiAddress } from '#app/lib/api/address.ts';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { ErasePerson } from '#contract/people/erasure.ts';

type Props = {
  kind: 'players' | 'officials';
  id: string;
  name: string;
  /** A person with an account erases the data there. */
  hasAccount: boolean;
  /** After it was done; the form around it shows what is gone. */
  onErased?: () => void;
};

/** Requests of people without an account to the federation: a copy of their data, or erasure. */
export function PersonData({ kind, id, name, hasAccount, onErased }: Props) {
  const { t } = useWords();
  const words = t.personData;
  const [choice, setChoice] = useState<ErasePerson['name']>();
  return (
    <>
      <h2 className="subtitle">{words.title}</h2>
      <p className="text-quiet">{hasAccount ? words.hasAccount : words.text}</p>
      <div className="line">
        <a
          className="button soft small"
          href={apiAddress(`GET /${kind}/{id}/export`, { path: { id } })}
          download
        >
          {words.export}
        </a>
        {!hasAccount && (
          <>
            <button className="button soft small" type="button" onClick={() => setChoice('keep')}>
              {words.eraseKeep}
            </button>
            <button className="button soft small" type="button" onClick={() => setChoice('erase')}>
              {words.eraseName}
            </button>
          </>
        )}
      </div>
      {choice && (
        <ConfirmDialog
          title={choice === 'keep' ? words.eraseKeep : words.eraseName}
          text={choice === 'keep' ? words.askKeep(name) : words.askName(name)}
          action={words.erase}
          run={() =>
            callApi(`POST /${kind}/{id}/erasure`, { path: { id }, body: { name: choice } })
          }
          done={words.erased}
          onClose={() => setChoice(undefined)}
          onDone={() => onErased?.()}
        />
      )}
    </>
  );
}
