import { useEffect, useRef, useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { useSending } from '../account/use-sending.ts';
import { FormProblem } from './form-problem.tsx';

type Props = { email: string; again: () => Promise<unknown>; onOther: () => void };

/** After a link was asked for: where it went, and what to do if nothing comes. */
export function MailSent({ email, again, onOther }: Props) {
  const { t } = useWords();
  const [isSentAgain, setSentAgain] = useState(false);
  const { isSending, problem, send } = useSending();

  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone: go on reading here.
  useEffect(() => title.current?.focus(), []);

  async function repeat() {
    setSentAgain(false);
    setSentAgain(await send(again));
  }

  return (
    <>
      <h1 className="title" ref={title} tabIndex={-1}>
        {t.registration.lookTitle}
      </h1>
      <p role="status">{isSentAgain ? t.registration.sentAgain : t.registration.lookText(email)}</p>
      <p className="text-quiet">{t.registration.lookSpam}</p>
      <FormProblem text={problem} />
      <button className="button soft" type="button" disabled={isSending} onClick={repeat}>
        {t.registration.sendAgain}
      </button>
      <button className="link" type="button" onClick={onOther}>
        {t.registration.otherAddress}
      </button>
    </>
  );
}
