import type { SmsReport } from '#contract/sms/sms.ts';
import { useWhatsAppWords } from './whatsapp-words.ts';

/** The state of messages by WhatsApp, and how to set them up. */
export function WhatsAppSection({
  whatsapp,
  isStopped,
}: {
  whatsapp: SmsReport['whatsapp'];
  isStopped: boolean;
}) {
  const words = useWhatsAppWords();
  const { isReady, number, price, numbers } = whatsapp;
  const stateText = isStopped ? words.stopped : words.ready;
  return (
    <section className="admin-card p-4">
      <h2 className="font-bold">WhatsApp</h2>
      <p>{isReady ? stateText : words.notReady}</p>
      {isReady && (
        <>
          <p>{number === null ? words.noNumber : words.texts(number)}</p>
          <p className="facts-line">
            <span>{words.numbers(numbers)}</span>
            {price !== null && <span>{words.price(price)}</span>}
          </p>
        </>
      )}
      <h3 className="pt-3 font-bold">{words.setUp}</h3>
      <ol className="list-decimal space-y-1 pl-5 break-words">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
