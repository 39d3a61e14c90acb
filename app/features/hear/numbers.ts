/** The numbers that a person may write to for the results of a team: by SMS, by WhatsApp. */
import type { Follow } from '#contract/accounts/follows.ts';
import type { HearWords } from './hear-words.ts';

export type Numbers = { addNumbers: (form: Element, words: HearWords) => void };

type SmsWay = { number: string | null; price: number; whatsapp: string | null };

/** @returns undefined where nobody answers */
export async function findNumbers([kind, , name]: Follow): Promise<Numbers | undefined> {
  if (kind !== 'team') return undefined;
  const answer = await fetch('/api/v1/sms').catch(() => undefined);
  const way: SmsWay | undefined = answer?.ok ? await answer.json() : undefined;
  if (!way?.number && !way?.whatsapp) return undefined;
  return { addNumbers: (form, words) => offerNumbers(form, way, `${words.follow} ${name}`, words) };
}

function offerNumbers(
  form: Element,
  { number, price, whatsapp }: SmsWay,
  text: string,
  words: HearWords,
): void {
  const body = encodeURIComponent(text);
  const offer = (cost: string, to: string, href: string) => {
    const link = Object.assign(document.createElement('a'), {
      href,
      textContent: words.smsSend(text, to),
    });
    for (const content of [cost, link]) {
      const line = document.createElement('p');
      line.append(content);
      form.append(line);
    }
  };
  if (number) offer(words.sms(price), number, `sms:${number}?body=${body}`);
  const digits = whatsapp?.replace('+', '');
  if (whatsapp) offer(words.whatsapp, whatsapp, `https://wa.me/${digits}?text=${body}`);
}
