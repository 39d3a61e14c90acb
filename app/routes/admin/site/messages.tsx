import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { AdminPage } from '#app/features/admin/frame/admin-page.tsx';
import { ConfirmDialog } from '#app/features/forms/confirm-dialog.tsx';
import { useChange } from '#app/features/forms/use-change.ts';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';

export function clientLoader() {
  return callApi('GET /push/report');
}

/** Messages to closed pages: how to set them up, what went out, what failed and why. */
export default function MessagesPage() {
  const report = useLoaderData<typeof clientLoader>();
  const { t } = useWords();
  const { isReady, isStopped, devices, waiting, outcomes } = report;
  const stateText = isStopped ? t.pushReport.stopped : t.pushReport.running;
  return (
    <AdminPage title={t.pushReport.title}>
      <section className="admin-card p-4">
        <p role="status">{isReady ? stateText : t.pushReport.notReady}</p>
        <p className="facts-line">
          <span>{t.pushReport.devices(devices)}</span>
          <span>{t.pushReport.waiting(waiting)}</span>
        </p>
        {isReady && <Actions isStopped={isStopped} />}
      </section>
      <section className="admin-card p-4">
        <h2 className="subtitle">{t.pushReport.setUp}</h2>
        <ol className="list-decimal space-y-1 pl-6">
          {t.pushReport.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      {outcomes.length === 0 ? (
        <p className="admin-card admin-empty">{t.pushReport.nothingYet}</p>
      ) : (
        <Outcomes outcomes={outcomes} />
      )}
    </AdminPage>
  );
}

type Outcome = Awaited<ReturnType<typeof clientLoader>>['outcomes'][number];

function Outcomes({ outcomes }: { outcomes: readonly Outcome[] }) {
  const { t } = useWords();
  const names: Record<string, string> = t.pushReport.outcomes;
  return (
    <section className="admin-card p-4">
      <table>
        <caption>{t.pushReport.wentOut}</caption>
        <thead>
          <tr>
            <th scope="col">{t.pushReport.day}</th>
            <th scope="col">{t.pushReport.outcome}</th>
            <th scope="col">{t.pushReport.count}</th>
          </tr>
        </thead>
        <tbody>
          {outcomes.map(({ day, outcome, count }) => (
            <tr key={day + outcome}>
              <td>{day}</td>
              <td>{names[outcome] ?? outcome}</td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Actions({ isStopped }: { isStopped: boolean }) {
  const { t } = useWords();
  const { change, isBusy } = useChange();
  const [isAsking, setAsking] = useState(false);
  const setStopped = (next: boolean) => () =>
    callApi('PUT /push/state', { body: { isStopped: next } });
  return (
    <div className="dialog-actions">
      <button
        type="button"
        className="button soft"
        disabled={isBusy}
        onClick={() => change({ run: sendTest, done: t.pushReport.testSent })}
      >
        {t.pushReport.test}
      </button>
      {isStopped ? (
        <button
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() => change({ run: setStopped(false), done: t.pushReport.running })}
        >
          {t.pushReport.goOn}
        </button>
      ) : (
        <button type="button" className="button" onClick={() => setAsking(true)}>
          {t.pushReport.stop}
        </button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t.pushReport.stop}
          text={t.pushReport.stopAsk}
          action={t.pushReport.stop}
          run={setStopped(true)}
          done={t.pushReport.stopped}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** To this browser: it has subscribed by a star of the public pages before. */
async function sendTest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  const endpoint = subscription?.endpoint ?? 'https://not.subscribed/';
  const { outcome } = await callApi('POST /push/test', { body: { endpoint } });
  if (outcome !== 'sent') throw new Error(outcome);
}
