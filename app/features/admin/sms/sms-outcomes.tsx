import { useWords } from '#app/lib/use-words.ts';
import type { SmsReport } from '#contract/sms/sms.ts';
import { useWhatsAppWords } from './whatsapp-words.ts';

/** Messages of the last days by kind and outcome, with their cost. */
export function SmsOutcomes({ outcomes }: { outcomes: SmsReport['outcomes'] }) {
  const { t } = useWords();
  const errors: Record<string, string> = { ...t.sms.errors, ...useWhatsAppWords().errors };
  return (
    <section className="admin-card p-4">
      <table className="grid-table keep">
        <caption>{t.sms.wentOut}</caption>
        <thead>
          <tr>
            <th scope="col">{t.sms.day}</th>
            <th scope="col">{t.sms.kind}</th>
            <th scope="col">{t.sms.state}</th>
            <th scope="col">{t.sms.count}</th>
            <th scope="col">{t.sms.cost}</th>
          </tr>
        </thead>
        <tbody>
          {outcomes.map(({ day, kind, carrier, state, error, count, cost }) => (
            <tr key={[day, kind, carrier, state, error].join(' ')}>
              <td>{day}</td>
              <td>
                {carrier === 'whatsapp' ? `${t.sms.kinds[kind]} (WhatsApp)` : t.sms.kinds[kind]}
              </td>
              <td>{[t.sms.states[state], errors[error] ?? error].filter(Boolean).join(': ')}</td>
              <td>{count}</td>
              <td>{cost}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
