import { useCallback, useEffect, useState } from 'react';
import { problemWords } from '#app/features/forms/problem-words.ts';
import { useChange } from '#app/features/forms/use-change.ts';
import { useToast } from '#app/features/toasts/toasts.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { formatMoment } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import type { Webhook, WebhookDelivery } from '#contract/site/webhook.ts';
import { useWebhookWords } from './webhook-words.ts';

/** The newest deliveries of a webhook, what became of them and why; each can be sent again. */
export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t, language } = useWords();
  const words = useWebhookWords();
  const notify = useToast();
  const [items, setItems] = useState<readonly WebhookDelivery[]>();
  const { id } = webhook;

  const read = useCallback(async () => {
    try {
      const page = await callApi('GET /webhooks/{id}/deliveries', { path: { id } });
      setItems(page.items);
    } catch (error) {
      notify(problemWords(error, t, language), { kind: 'bad' });
    }
  }, [id, notify, t, language]);
  useEffect(() => void read(), [read]);

  return (
    <Dialog
      title={`${words.deliveries}: ${webhook.name}`}
      closeLabel={t.admin.close}
      onClose={onClose}
      kind="wide"
    >
      {items?.length === 0 && <p className="admin-empty">{words.noDeliveries}</p>}
      <ul className="letters">
        {items?.map((delivery) => (
          <Delivery key={delivery.id} webhook={webhook} delivery={delivery} onChanged={read} />
        ))}
      </ul>
    </Dialog>
  );
}

type DeliveryProps = {
  webhook: Webhook;
  delivery: WebhookDelivery;
  onChanged: () => Promise<void>;
};

function Delivery({ webhook, delivery, onChanged }: DeliveryProps) {
  const { language } = useWords();
  const words = useWebhookWords();
  const { change, isBusy } = useChange();
  const { event, state, error, tries, createdAt, dueAt } = delivery;
  const path = { id: webhook.id, delivery: delivery.id };

  async function replay() {
    await callApi('POST /webhooks/{id}/deliveries/{delivery}/replay', { path });
    await onChanged();
  }

  return (
    <li className="admin-card p-4">
      <p>
        <b>{words.eventNames[event] ?? event}</b>: {words.states[state]}
        {error && ` (${error})`}
      </p>
      <p className="facts-line">
        <span>{formatMoment(language, createdAt)}</span>
        <span>{words.tries(tries)}</span>
        {dueAt && <span>{words.next(formatMoment(language, dueAt))}</span>}
      </p>
      {webhook.isOn && (
        <button
          type="button"
          className="button soft small"
          disabled={isBusy}
          onClick={() => change({ run: replay, done: words.replayed })}
        >
          {words.replay}
        </button>
      )}
    </li>
  );
}
