import { type FormEvent, useState } from 'react';
import { useSending } from '#app/features/account/use-sending.ts';
import { SignaturePad } from '#app/features/scoring/console/sign-off/signature-pad.tsx';
import { type Strokes, strokesPath } from '#app/features/scoring/console/sign-off/strokes.ts';
import { FormProblem } from '#app/features/sign-in/form-problem.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Field } from '#app/ui/field.tsx';
import type { SigningParams, SigningView } from '#contract/signing/signing.ts';
import { useSigningWords } from './signing-words.ts';
import type { SigningWords } from './signing-words-en.ts';

type Props = {
  path: SigningParams;
  token: string | undefined;
  view: SigningView;
  onHanded: () => void;
};

/** An account signs with one tap, a person without one by a drawing. A line above says what was signed. */
export function SignForm({ path, token, view, onHanded }: Props) {
  const { t } = useWords();
  const words = useSigningWords();
  const [strokes, setStrokes] = useState<Strokes>([]);
  const { isSending, problem, setProblem, send } = useSending({
    ...t.refusals,
    SIGNED_OTHER: words.signedOther,
    OTHER_SIDE: words.otherSide,
    SIGNATURE_LIMIT: words.tooMany,
  });
  const isAccount = view.manner === 'account';
  const { handed, refusal } = view;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = String(form.get('name') ?? '').trim();
    const drawing = strokesPath(strokes);
    if (!isAccount && drawing === '') return setProblem(words.drawn);
    const body = {
      seal: view.seal,
      ...(drawing && { drawing }),
      ...(name && { name }),
      ...(form.has('protest') && { protest: true }),
    };
    const call = 'PUT /matches/{id}/signing/{paper}/{role}';
    await send(() => callApi(call, { path, body, token }));
    // Refused, too, it has to be looked at anew.
    onHanded();
  }

  if (handed && handed.state !== 'changed') {
    return (
      <p className="panel-card" role="status">
        {words[handed.state]}
      </p>
    );
  }
  if (refusal) {
    return (
      <p className="panel-card" role="status">
        {t.refusals[refusal as keyof typeof t.refusals] ?? t.account.failed}
      </p>
    );
  }
  return (
    <form className="form panel-card" onSubmit={submit} noValidate>
      <FormProblem text={problem || (handed ? words.changed : '')} />
      <p>{introOf(view, words)}</p>
      {!isAccount && (
        <>
          <SignaturePad strokes={strokes} onChange={setStrokes} />
          <Field name="name" label={t.console.signName}>
            {(wiring) => <input {...wiring} autoComplete="name" maxLength={100} />}
          </Field>
        </>
      )}
      {view.paper === 'sheet' && view.role.startsWith('captain') && (
        <label className="check">
          <input type="checkbox" name="protest" />
          {t.console.underProtest}
        </label>
      )}
      <button className="button tall" type="submit" disabled={isSending}>
        {handed ? words.again : words.sign}
      </button>
    </form>
  );
}

function introOf({ manner, name }: SigningView, words: SigningWords): string {
  return manner === 'account' ? words.asAccount(name ?? '') : words.asDrawing;
}
