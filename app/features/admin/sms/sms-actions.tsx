import { useState } from 'react';
import { ConfirmDialog } from '#app/features/forms/confirm-dialog.tsx';
import { problemWords } from '#app/features/forms/problem-words.ts';
import { useChange } from '#app/features/forms/use-change.ts';
import { useToast } from '#app/features/toasts/toasts.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { SmsCarrier } from '#contract/sms/sms.ts';
import { useWhatsAppWords } from './whatsapp-words.ts';

/** A test message by each carrier that is set up, and the stop for everything. */
export function SmsActions({
  isStopped,
  carriers,
}: {
  isStopped: boolean;
  carriers: readonly SmsCarrier[];
}) {
  const { t } = useWords();
  const { change, isBusy } = useChange();
  const [isAsking, setAsking] = useState(false);
  const setStopped = (next: boolean) => () =>
    callApi('PUT /sms/state', { body: { isStopped: next } });
  return (
    <>
      <TestForm carriers={carriers} />
      <div className="dialog-actions">
        {isStopped ? (
          <button
            type="button"
            className="button"
            disabled={isBusy}
            onClick={() => change({ run: setStopped(false), done: t.sms.running })}
          >
            {t.sms.goOn}
          </button>
        ) : (
          <button type="button" className="button" onClick={() => setAsking(true)}>
            {t.sms.stop}
          </button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t.sms.stop}
          text={t.sms.stopAsk}
          action={t.sms.stop}
          run={setStopped(true)}
          done={t.sms.stopped}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

const NAMES: Record<SmsCarrier, string> = { sms: 'SMS', whatsapp: 'WhatsApp' };

function TestForm({ carriers }: { carriers: readonly SmsCarrier[] }) {
  const { t, language } = useWords();
  const words = useWhatsAppWords();
  const notify = useToast();
  const [isBusy, setBusy] = useState(false);
  const errors: Record<string, string> = {
    ...t.sms.errors,
    ...words.errors,
    stopped: t.sms.stopped,
  };

  async function send(number: string, carrier: SmsCarrier) {
    setBusy(true);
    try {
      const { outcome } = await callApi('POST /sms/test', { body: { number, carrier } });
      if (outcome === 'sent') notify(t.sms.testSent);
      else notify(errors[outcome] ?? outcome, { kind: 'bad' });
    } catch (error) {
      notify(problemWords(error, t, language), { kind: 'bad' });
    }
    setBusy(false);
  }

  return (
    <form
      className="sms-line"
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const carrier = carriers.find((name) => name === form.get('carrier')) ?? carriers[0]!;
        void send(String(form.get('number')), carrier);
      }}
    >
      <label className="field">
        <span className="text-sm">{t.sms.testNumber}</span>
        <input name="number" type="tel" autoComplete="off" required />
      </label>
      {carriers.length > 1 && (
        <label className="field">
          <span className="text-sm">{words.carrier}</span>
          <select name="carrier">
            {carriers.map((carrier) => (
              <option key={carrier} value={carrier}>
                {NAMES[carrier]}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="submit" className="button soft" disabled={isBusy}>
        {t.sms.test}
      </button>
    </form>
  );
}
