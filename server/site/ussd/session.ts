import { type Language, nextLanguage } from '#contract/language.ts';
import { PHONE_LANGUAGE, type UssdScreen } from '#contract/site/ussd.ts';
import { gsmLength } from './gsm-text.ts';
import { fitLines, type Line } from './layout.ts';
import { languageLine, mainMenu, teamsNamed } from './menu.ts';
import { pageOf, type Screen } from './screen.ts';
import type { UssdSource } from './source.ts';
import { WORDS } from './words.ts';

/** Replies of a session that goes on for ever; then it begins again. */
const MOST_REPLIES = 60;
/** Characters of a name that is looked for. */
const LONGEST_REPLY = 40;
const BACK = '0';
const NEXT = '9';
const HOME = '00';

type Open = { screen: Screen; page: number };
type Session = { language: Language; open: Open[] };

/**
 * The screen after all replies of a session, which operators send as `1*2*KVZ`. It rests on the replies
 * and on the data of this moment alone, so that nothing of a session is kept. A reply that fits nothing
 * shows the same screen again; letters look for a team from anywhere.
 *
 * @param note a last line, such as the time of data that is not new
 */
export async function ussdScreen(
  text: string,
  source: UssdSource,
  note: (language: Language) => string | undefined = () => undefined,
): Promise<UssdScreen> {
  const replies = text === '' ? [] : text.split('*');
  const session = await begin(source, PHONE_LANGUAGE);
  for (const reply of replies.length > MOST_REPLIES ? [] : replies) {
    const input = reply.trim().slice(0, LONGEST_REPLY);
    if (input === BACK && session.open.length === 1) return ending(session.language);
    await answerReply(session, input, source);
  }
  return shown(session, note(session.language));
}

async function begin(source: UssdSource, language: Language): Promise<Session> {
  return { language, open: [{ screen: await mainMenu(source, language), page: 0 }] };
}

function ending(language: Language): UssdScreen {
  const text = WORDS[language].goodbye;
  return { text, language, isEnd: true, length: gsmLength(text) };
}

async function answerReply(session: Session, input: string, source: UssdSource): Promise<void> {
  const { open, language } = session;
  const current = open.at(-1)!;
  const { entries, hasMore } = pageOf(current.screen, current.page);
  if (input === BACK) {
    if (current.page > 0) current.page -= 1;
    else open.pop();
    return;
  }
  if (input === HOME) return void open.splice(1);
  if (input === NEXT) {
    if (hasMore) current.page += 1;
    else if (open.length === 1) Object.assign(session, await begin(source, nextLanguage(language)));
    return;
  }
  const chosen = /^[1-8]$/.test(input) ? entries[Number(input) - 1]?.open : undefined;
  if (chosen) return void open.push({ screen: await chosen(), page: 0 });
  if (/^[1-8]$/.test(input) || !/[\p{L}\d]/u.test(input)) return;
  const isName = current.screen.take !== undefined || /\p{L}/u.test(input);
  if (!isName) return;
  const take = current.screen.take ?? ((name: string) => teamsNamed(name, source, WORDS[language]));
  open.push({ screen: await take(input), page: 0 });
}

function shown({ language, open }: Session, note: string | undefined): UssdScreen {
  const words = WORDS[language];
  const { screen, page } = open.at(-1)!;
  const { entries, hasMore } = pageOf(screen, page);
  const isFirst = open.length === 1;
  const lines: Line[] = [
    ...screen.head,
    ...entries.map(
      ({ line, open: opens }, n): Line =>
        opens === undefined ? line : (room) => `${n + 1}. ${line(room)}`,
    ),
    () => (hasMore ? `${NEXT}. ${words.more}` : ''),
    () => (isFirst ? `${NEXT}. ${languageLine(language)}` : ''),
    () => `${BACK}. ${isFirst ? words.end : words.back}`,
    () => note ?? '',
  ];
  const text = fitLines(lines);
  return { text, language, isEnd: false, length: gsmLength(text) };
}
