import { useLoaderData } from 'react-router';
import { AdminPage } from '#app/features/admin/frame/admin-page.tsx';
import { SmsActions } from '#app/features/admin/sms/sms-actions.tsx';
import { SmsBudgets } from '#app/features/admin/sms/sms-budgets.tsx';
import { SmsOutcomes } from '#app/features/admin/sms/sms-outcomes.tsx';
import { WhatsAppSection } from '#app/features/admin/sms/whatsapp-section.tsx';
import { useWhatsAppWords } from '#app/features/admin/sms/whatsapp-words.ts';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import smsCss from '#app/styles/admin/sms-page.css?url';
import { SMS_CARRIERS } from '#contract/sms/sms.ts';

export function clientLoader() {
  return callApi('GET /sms/report');
}

/** Messages by SMS and WhatsApp: how to set them up, what went out, what failed and why, what it cost. */
export default function SmsPage() {
  const report = useLoaderData<typeof clientLoader>();
  const { t } = useWords();
  const { isReady, isStopped, gateway, number, numbers, price, budgets, outcomes, whatsapp } =
    report;
  const words = useWhatsAppWords();
  const carriers = SMS_CARRIERS.filter((name) => (name === 'sms' ? isReady : whatsapp.isReady));
  const stateText = isStopped ? t.sms.stopped : t.sms.ready(gateway ?? '');
  return (
    <AdminPage title={words.title}>
      <link rel="stylesheet" href={smsCss} precedence="page" />
      <section className="admin-card p-4">
        <p role="status">{isReady ? stateText : t.sms.notReady}</p>
        <p>{number === null ? t.sms.noTexts : t.sms.texts(number)}</p>
        <p className="facts-line">
          <span>{t.sms.numbers(numbers)}</span>
          <span>{t.sms.price(price)}</span>
        </p>
        {carriers.length > 0 && <SmsActions isStopped={isStopped} carriers={carriers} />}
      </section>
      <SmsBudgets budgets={budgets} price={price} />
      <section className="admin-card p-4">
        <h2 className="font-bold">{t.sms.setUp}</h2>
        <ol className="list-decimal space-y-1 pl-5 break-words">
          {t.sms.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <WhatsAppSection whatsapp={whatsapp} isStopped={isStopped} />
      {outcomes.length === 0 ? (
        <p className="admin-card admin-empty">{t.sms.nothingYet}</p>
      ) : (
        <SmsOutcomes outcomes={outcomes} />
      )}
    </AdminPage>
  );
}
