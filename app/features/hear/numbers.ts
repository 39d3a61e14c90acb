/** The ways to hear of something outside of this browser: a text, WhatsApp, a code to dial, a calendar. */
import type { Follow } from '#contract/accounts/follows.ts';
import { languageNamed, localPath } from '#contract/language.ts';
import type { HearWords } from './hear-words.ts';

export type Numbers = {
  number: string | null;
  price: number;
  whatsapp: string | null;
  ussd: string | null;
};

/** A team might have the name, too: the word in front says that a league is meant. */
const BEGINS_AS_LEAGUE = /^(?:ligi|league) /i;

/** @returns undefined where nobody answers */
export async function findNumbers(): Promise<Numbers | undefined> {
  const answer = await fetch('/api/v1/sms').catch(() => undefined);
  const numbers: Numbers | undefined = answer?.ok ? await answer.json() : undefined;
  return numbers?.number || numbers?.whatsapp || numbers?.ussd ? numbers : undefined;
}

/** @param numbers undefined: the calendar alone, which every installation has */
export function offerWays(
  form: Element,
  subject: Follow,
  numbers: Numbers | undefined,
  words: HearWords,
): void {
  const offer = (cost: string, text: string, href: string) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: text });
    for (const content of [cost, link]) {
      const line = document.createElement('p');
      line.append(content);
      form.append(line);
    }
  };
  const text = textFor(subject, words);
  const body = encodeURIComponent(text);
  const { number, price = 0, whatsapp, ussd } = numbers ?? {};
  if (number) offer(words.sms(price), words.smsSend(text, number), `sms:${number}?body=${body}`);
  const digits = whatsapp?.replace('+', '');
  if (whatsapp)
    offer(words.whatsapp, words.smsSend(text, whatsapp), `https://wa.me/${digits}?text=${body}`);
  if (ussd) offer(words.ussd, words.dial(ussd), `tel:${encodeURIComponent(ussd)}`);
  const [kind, id] = subject;
  if (kind === 'match') return;
  const file = localPath(languageNamed(document.documentElement.lang), `/${kind}/${id}.ics`);
  offer(words.calendar, words.subscribe, `webcal://${location.host}${file}`);
}

/** The order that the number understands, in signs that cost one text. */
function textFor([kind, , name]: Follow, words: HearWords): string {
  const isLeague = kind === 'league' && !BEGINS_AS_LEAGUE.test(name);
  const named = kind === 'match' ? name.replace(' – ', ' - ') : name;
  return [words.follow, ...(isLeague ? [words.league] : []), named].join(' ');
}
