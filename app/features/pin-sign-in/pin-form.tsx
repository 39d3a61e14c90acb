import { type FormEvent, useState } from 'react';
import { callApi } from '#app/lib/api/call.ts';
import { ApiProblem, ApiUnreachable } from '#app/lib/api/client.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Messages } from '#app/messages/messages.ts';
import { Field } from '#app/ui/field.tsx';
import { groupedPin, pinDigits } from './pin-text.ts';

/** Eight digits open the scoring screen of their match on this device. */
export function PinForm() {
  const { t, to } = useWords();
  const isReady = useHydrated();
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const pin = pinDigits(String(new FormData(event.currentTarget).get('pin')));
    if (pin.length !== 8) return setProblem(t.pinSignIn.pinMissing);
    setSending(true);
    setProblem('');
    try {
      const { match, token } = await callApi('POST /scorer-pins', { body: { pin } });
      window.location.assign(`${to(`/score/${match}`)}#${token}`);
    } catch (error) {
      setProblem(problemOf(error, t.pinSignIn.problems));
      setSending(false);
    }
  }

  return (
    <form className="form" method="post" onSubmit={submit} noValidate>
      <Field name="pin" label={t.pinSignIn.pin} hint={t.pinSignIn.pinHint} error={problem}>
        {(wiring) => (
          <input
            {...wiring}
            className="pin-input num"
            // Left to the browser: what is typed before the scripts have come stays.
            onChange={({ target }) => {
              target.value = groupedPin(target.value);
            }}
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder="0000 0000"
          />
        )}
      </Field>
      <button className="button" type="submit" disabled={!isReady || isSending}>
        {isSending ? t.pinSignIn.opening : t.pinSignIn.open}
      </button>
    </form>
  );
}

function problemOf(error: unknown, words: Messages['pinSignIn']['problems']): string {
  if (error instanceof ApiUnreachable) return words.unreachable;
  const code = error instanceof ApiProblem ? error.code : '';
  return code in words ? words[code as keyof typeof words] : words.other;
}
