import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ConfirmDialog } from '#app/features/forms/confirm-dialog.tsx';
import { problemWords } from '#app/features/forms/problem-words.ts';
import { useChange } from '#app/features/forms/use-change.ts';
import { useToast } from '#app/features/toasts/toasts.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Webhook } from '#contract/site/webhook.ts';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { EditWebhookDialog } from './webhook-dialog.tsx';
import { useWebhookWords } from './webhook-words.ts';

type Props = { webhook: Webhook; onSecret: (secret: string) => void };
type Open = 'deliveries' | 'edit' | 'secret' | 'remove';

/** One receiver, its state, and everything that can be done with it. */
export function WebhookCard({ webhook, onSecret }: Props) {
  const words = useWebhookWords();
  const [open, setOpen] = useState<Open>();
  const { name, host, shape, events, isOn, offReason, failingSince, waiting } = webhook;
  return (
    <section className="admin-card p-4">
      <h2 className="font-bold">{name}</h2>
      <p className="facts-line">
        <span>{isOn ? words.on : words.offReasons[offReason ?? 'administrator']}</span>
        <span>{words.shapes[shape]}</span>
        <span className="break-all">{host}</span>
        {waiting > 0 && <span>{words.waiting(waiting)}</span>}
        {isOn && failingSince && <span>{words.failing}</span>}
      </p>
      <p>{events.map((event) => words.eventNames[event]).join(', ')}</p>
      <CardActions webhook={webhook} onOpen={setOpen} />
      <CardDialogs
        webhook={webhook}
        open={open}
        onSecret={onSecret}
        onClose={() => setOpen(undefined)}
      />
    </section>
  );
}

function CardActions({ webhook, onOpen }: { webhook: Webhook; onOpen: (open: Open) => void }) {
  const words = useWebhookWords();
  const { t, language } = useWords();
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const { change, isBusy } = useChange();
  const [isTesting, setTesting] = useState(false);
  const { id, name, isOn } = webhook;
  const path = { id };
  const rows = [
    ['deliveries', words.deliveries],
    ['edit', words.edit],
    ['secret', words.secret],
    ['remove', words.remove],
  ] as const;

  async function test() {
    setTesting(true);
    try {
      const { outcome } = await callApi('POST /webhooks/{id}/test', { path });
      if (outcome === 'sent') notify(words.tested);
      else notify(words.testFailed(outcome), { kind: 'bad' });
      await revalidate();
    } catch (error) {
      notify(problemWords(error, t, language), { kind: 'bad' });
    }
    setTesting(false);
  }

  const turn = () => callApi('PATCH /webhooks/{id}', { path, body: { isOn: !isOn } });
  return (
    <div className="card-actions">
      <button type="button" className="button soft small" disabled={isTesting} onClick={test}>
        {words.test}
        <span className="sr"> {name}</span>
      </button>
      <button
        type="button"
        className="button soft small"
        disabled={isBusy}
        onClick={() => change({ run: turn, done: isOn ? words.switchedOff : words.switchedOn })}
      >
        {isOn ? words.switchOff : words.switchOn}
        <span className="sr"> {name}</span>
      </button>
      {rows.map(([key, label]) => (
        <button key={key} type="button" className="button soft small" onClick={() => onOpen(key)}>
          {label}
          <span className="sr"> {name}</span>
        </button>
      ))}
    </div>
  );
}

type DialogProps = Props & { open: Open | undefined; onClose: () => void };

function CardDialogs({ webhook, open, onSecret, onClose }: DialogProps) {
  const words = useWebhookWords();
  const path = { id: webhook.id };
  if (open === 'deliveries') return <DeliveriesDialog webhook={webhook} onClose={onClose} />;
  if (open === 'edit') return <EditWebhookDialog webhook={webhook} onClose={onClose} />;
  if (open === 'secret')
    return (
      <ConfirmDialog
        title={words.secret}
        text={words.secretAsk}
        action={words.secret}
        kind="plain"
        run={async () => onSecret((await callApi('POST /webhooks/{id}/secret', { path })).secret)}
        done={words.secretMade}
        onClose={onClose}
      />
    );
  if (open === 'remove')
    return (
      <ConfirmDialog
        title={words.remove}
        text={words.removeAsk(webhook.name)}
        action={words.remove}
        run={() => callApi('DELETE /webhooks/{id}', { path })}
        done={words.removed}
        onClose={onClose}
      />
    );
  return null;
}
