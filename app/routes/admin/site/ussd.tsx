import { useLoaderData } from 'react-router';
import { AdminPage } from '#app/features/admin/frame/admin-page.tsx';
import { Phone } from '#app/features/admin/ussd/phone.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';

export function clientLoader() {
  return callApi('GET /ussd');
}

/** Scores on phones with keys: how to set them up, and a phone to try. */
export default function UssdPage() {
  const { isOpen, code } = useLoaderData<typeof clientLoader>();
  const { t } = useWords();
  return (
    <AdminPage title={t.ussd.title}>
      <section className="admin-card p-4">
        <p role="status">{isOpen ? t.ussd.open : t.ussd.closed}</p>
        {code !== null && <p>{t.ussd.code(code)}</p>}
      </section>
      <section className="admin-card p-4">
        <h2 className="subtitle">{t.ussd.phone}</h2>
        <Phone />
      </section>
      <section className="admin-card p-4">
        <h2 className="subtitle">{t.ussd.setUp}</h2>
        <ol className="list-decimal space-y-1 pl-6">
          {t.ussd.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </AdminPage>
  );
}
