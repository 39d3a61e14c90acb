import { actorKey } from '#domain/access/actor.ts';
import type { Store } from '#server/platform/db/store.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { appendEvents, setStatus, takePen } from '#server/play/scoring/commands.ts';
import { DEMO_AUTHOR } from './commands.ts';
import { shirtsOf } from './invention/people.ts';
import { findLiveMatch, LIVE_PAIRS, type LiveMatch, renewLiveMatch } from './live-matches.ts';
import { eventAt, scriptOf } from './script.ts';

/** From the end of a match to the beginning of the pair's next. */
const PAUSE_MS = 5 * 60 * 1000;
/** The time for which a match is left to a person who took its pen. */
const ELSEWHERE_MS = 10 * 60 * 1000;
/** The progress of the first match of each pair when the demonstration begins. */
const FIRST_STAGES = [0.15, 0.5, 0.8];

const HOLDER = actorKey(DEMO_AUTHOR);

/**
 * Brings every live pair to `now`: what was due meanwhile is appended with the times at which it was
 * due, so that a restart, or a laptop that slept, goes on as if nothing had been. Nothing is
 * remembered outside the log.
 *
 * @returns when the next entry is due, epoch milliseconds
 */
export async function playDue(store: Store, now: number): Promise<number> {
  const dueTimes: number[] = [];
  for (let pair = 0; pair < LIVE_PAIRS.length; pair += 1) {
    dueTimes.push(await playPair(store, pair, now));
  }
  return Math.min(...dueTimes);
}

async function playPair(store: Store, pair: number, now: number): Promise<number> {
  for (;;) {
    const live = await findLiveMatch(store, pair);
    const due = live ? await playMatch(store, pair, live, now) : now;
    if (due > now) return due;
    const stage = live ? 0 : FIRST_STAGES[pair]!;
    const number = (live?.number ?? 0) + 1;
    const startsAt = now - Math.round(lengthOf(pair, number) * stage);
    const author = { actor: DEMO_AUTHOR, now };
    if (!(await renewLiveMatch(store, author, pair, number, startsAt))) return now + ELSEWHERE_MS;
  }
}

/** The script of a pair's match number so-and-so. */
function scriptFor(pair: number, number: number) {
  const { gender, team1, team2 } = LIVE_PAIRS[pair]!;
  return scriptOf(pair + number, [shirtsOf(team1, gender), shirtsOf(team2, gender)]);
}

function lengthOf(pair: number, number: number): number {
  return scriptFor(pair, number).reduce((sum, step) => sum + step.afterMs, 0);
}

/** @returns when there is something to do next; `now` or earlier where a new match is due */
async function playMatch(
  store: Store,
  pair: number,
  { match, number, lastAt }: LiveMatch,
  now: number,
): Promise<number> {
  const author = { actor: DEMO_AUTHOR, now };
  const script = scriptFor(pair, number);
  if (match.status === 'ended' || match.seq >= script.length) {
    return (lastAt ?? match.starts_at) + PAUSE_MS;
  }
  const events = [];
  let at = lastAt ?? match.starts_at;
  for (const [index, step] of script.entries()) {
    if (index < match.seq) continue;
    if (at + step.afterMs > now) {
      at += step.afterMs;
      break;
    }
    at += step.afterMs;
    events.push(eventAt(match.id, step, index, at));
  }
  if (events.length > 0) {
    try {
      const epoch =
        match.pen_holder === HOLDER
          ? match.pen_epoch
          : (await takePen(store, author, match.id, false)).epoch;
      await appendEvents(store, author, match.id, { epoch, baseSeq: match.seq, events });
    } catch (error) {
      return giveUp(store, match.id, now, error);
    }
  }
  const isOver = match.seq + events.length >= script.length;
  return isOver ? at + PAUSE_MS : at;
}

/** A person has taken the pen, another node was quicker, or the log is no longer the script's. */
async function giveUp(store: Store, matchId: string, now: number, error: unknown) {
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'PEN_TAKEN') return now + ELSEWHERE_MS;
  if (error.status === 409) return now + 1000;
  // A match of which nothing was played does not end; it is called off.
  for (const status of ['ended', 'cancelled'] as const) {
    try {
      const author = { actor: DEMO_AUTHOR, now };
      await setStatus(store, author, matchId, { status, allowIrregular: true });
      return now;
    } catch (refusal) {
      if (!(refusal instanceof AppError)) throw refusal;
    }
  }
  return now;
}
