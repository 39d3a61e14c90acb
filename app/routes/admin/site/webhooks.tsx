import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { AdminPage } from '#app/features/admin/frame/admin-page.tsx';
import { SecretDialog } from '#app/features/admin/webhooks/secret-dialog.tsx';
import { WebhookCard } from '#app/features/admin/webhooks/webhook-card.tsx';
import { NewWebhookDialog } from '#app/features/admin/webhooks/webhook-dialog.tsx';
import { useWebhookWords } from '#app/features/admin/webhooks/webhook-words.ts';
import { callApi } from '#app/lib/api/call.ts';

export function clientLoader() {
  return callApi('GET /webhooks');
}

/** Programs elsewhere that hear of events: how to set them up, how they are, what they got. */
export default function WebhooksPage() {
  const { items } = useLoaderData<typeof clientLoader>();
  const words = useWebhookWords();
  const [isCreating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string>();
  const create = (
    <button className="button" type="button" onClick={() => setCreating(true)}>
      {words.create}
    </button>
  );
  return (
    <AdminPage title={words.title} actions={create}>
      {items.length === 0 && <p className="admin-card admin-empty">{words.none}</p>}
      {items.map((webhook) => (
        <WebhookCard key={webhook.id} webhook={webhook} onSecret={setSecret} />
      ))}
      <section className="admin-card p-4">
        <h2 className="font-bold">{words.setUp}</h2>
        <ol className="list-decimal pl-5">
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      {isCreating && <NewWebhookDialog onSecret={setSecret} onClose={() => setCreating(false)} />}
      {secret !== undefined && (
        <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
      )}
    </AdminPage>
  );
}
