import { type Language, localPath } from '#contract/language.ts';
import type { Report } from '#server/platform/happenings/consumer.ts';
import { localTime } from '#server/platform/time/local-time.ts';
import { WORDS } from './words.ts';

/** The occasion of a message; results go to all who asked for any message. */
export type Occasion = 'result' | 'sets' | 'start' | 'lineup';

/** As the worker of the page reads it; `tag` lets a later message replace this one. */
export type PushMessage = {
  title: string;
  body: string;
  path: string;
  tag: string;
  stop: string;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The time for which a message is of use: older ones are not sent, and push services drop them. */
export const USEFUL_MS: Readonly<Record<Occasion, number>> = {
  result: 24 * HOUR_MS,
  sets: 30 * MINUTE_MS,
  start: 12 * HOUR_MS,
  lineup: HOUR_MS,
};

/** Undefined where no follower is told of such a happening by a message. */
export function occasionOf({
  happening: { kind, topic, value, facts, at },
}: Report): Occasion | undefined {
  switch (kind) {
    case 'match.lineup_known':
      return 'lineup';
    case 'match.started':
      // A start that is taken back is nothing to be told of.
      return value === null ? undefined : 'start';
    case 'match.set_ended':
      return 'sets';
    case 'match.ended':
      return 'result';
    case 'match.corrected':
      return topic === 'result' ? 'result' : 'sets';
    case 'match.rescheduled':
    case 'match.venue_moved':
    case 'match.postponed':
    case 'match.cancelled':
      return facts.status !== 'ended' && Number(facts.startsAt) > at - HOUR_MS
        ? 'start'
        : undefined;
    default:
      return undefined;
  }
}

/** Names of both teams. */
export type MatchFacts = { names: readonly [string, string] };

export function messageOf(
  { happening, known }: Report,
  { names }: MatchFacts,
  language: Language,
): PushMessage {
  const { matchId, topic, value, facts } = happening;
  const wins = topic === 'result' ? value?.split(' ')[0]?.split('-') : (facts.wins as number[]);
  const title = wins
    ? `${names[0]} ${wins[0]}–${wins[1]} ${names[1]}`
    : `${names[0]} – ${names[1]}`;
  const text = textOf({ happening, known }, language);
  const isCorrection = known !== null && (topic === 'result' || topic?.startsWith('set:'));
  return {
    title,
    body: isCorrection ? WORDS[language].corrected(text) : text,
    path: localPath(language, `/right/${matchId}`),
    tag: matchId ?? '',
    stop: WORDS[language].stop,
  };
}

function textOf({ happening: { kind, topic, value, facts } }: Report, language: Language): string {
  const words = WORDS[language];
  if (topic?.startsWith('set:')) {
    const set = Number(facts.set);
    return value === null ? words.setUndone(set) : words.set(set, value);
  }
  if (topic === 'result') {
    if (value === null) return words.goesOn;
    if (value.endsWith('forfeit')) return words.forfeit;
    const sets = (facts.sets as string[] | undefined) ?? [];
    return [words.result, sets.join(' ')].filter(Boolean).join(': ');
  }
  if (topic === 'lineup') return words.lineup;
  if (topic === 'start') return words.started;
  if (kind === 'match.postponed') return words.postponed;
  if (kind === 'match.cancelled') return words.cancelled;
  const time = facts.time === '00:00' ? '' : String(facts.time);
  const when = [String(facts.date).split('-').reverse().join('.'), time].filter(Boolean).join(' ');
  const place = [facts.location, facts.court].filter(Boolean).join(', ');
  return words.moved(when, place);
}

export function testMessage(language: Language): PushMessage {
  const { test, testBody, stop } = WORDS[language];
  return { title: test, body: testBody, path: localPath(language, '/'), tag: 'test', stop };
}

/** Whether a moment lies in the quiet hours of a device, all in Tanzanian time. */
export function isQuiet(
  { quiet_from, quiet_to }: { quiet_from: string | null; quiet_to: string | null },
  now: number,
): boolean {
  if (quiet_from === null || quiet_to === null || quiet_from === quiet_to) return false;
  const time = localTime(now);
  const isAfter = time >= quiet_from;
  const isBefore = time < quiet_to;
  return quiet_from < quiet_to ? isAfter && isBefore : isAfter || isBefore;
}
