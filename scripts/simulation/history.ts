import { factsOf } from '#app/features/scoring/queue/duplicate-entries.ts';
import type { Scorer } from '#app/features/scoring/queue/scorer.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { foldLog } from '#domain/volleyball/match-log.ts';
import { liveSet } from '#domain/volleyball/match-state.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { standingEvents } from '#domain/volleyball/standing-events.ts';
import { createPhone, type Phone } from './phone.ts';
import type { Port } from './port.ts';
import { type Chance, createChance, createWorld } from './world.ts';

export type HistoryReport = {
  /** Entries of the log at the end, entries with the administrator, taps. */
  saved: number;
  parked: number;
  taps: number;
  /** Entries that were called saved and stand in the log under another device's name. */
  duplicates: number;
};

const HOUR_MS = 3_600_000;

/** One history of one or two devices, from its seed. Throws where a promise was broken. */
export async function runHistory(seed: number, port: Port): Promise<HistoryReport> {
  const chance = createChance(seed);
  const world = createWorld();
  const isPair = chance.happens(0.6);
  const actors = isPair ? port.actors : port.actors.slice(0, 1);
  const phones = actors.map((actor) => createPhone(world, chance, port, actor));
  const tapped = new Map<string, MatchEvent>();
  for (const phone of phones) await phone.open();

  for (let left = chance.between(30, 90); left > 0; left -= 1) {
    await world.runUntil(world.now() + chance.between(30, 2500));
    const phone = chance.pick(phones);
    if (chance.happens(0.7)) tapOn(phone, chance, tapped);
    else await happenTo(phone, chance, port);
    if (chance.happens(0.5)) await announceVersion(phones, port);
  }

  // The storm is over: every device has network, name and room, and somebody looks at each.
  for (const phone of phones) {
    Object.assign(phone.line, { isDown: false, loss: 0, isSignedOut: false });
    phone.disk.isFull = false;
    if (phone.scorer() === undefined || chance.happens(0.3)) await phone.open();
  }
  for (let round = 0; round < 3; round += 1) {
    await announceVersion(phones, port);
    for (const phone of phones) {
      phone.scorer()!.noticeGap();
      phone.wake();
    }
    await world.runUntil(world.now() + HOUR_MS);
  }
  return judge(phones, port, tapped);
}

async function announceVersion(phones: readonly Phone[], port: Port): Promise<void> {
  const version = await port.version();
  for (const { line, scorer } of phones) if (!line.isDown) scorer()?.noticeVersion(version);
}

/** The next thing a scorer would tap, as the screen stands. */
function tapOn(phone: Phone, chance: Chance, tapped: Map<string, MatchEvent>): void {
  const scorer = phone.scorer();
  if (scorer === undefined) return;
  const { pen } = scorer.view();
  if (pen !== 'held') {
    if (pen !== 'other-tab') void scorer.takePen(pen !== 'free' && chance.happens(0.6));
    return;
  }
  const event = nextEvent(scorer, chance);
  if (scorer.record(event) === null) tapped.set(event.id, event);
}

function nextEvent(scorer: Scorer, chance: Chance): MatchEvent {
  const { events, state } = scorer.view().book.shown;
  const envelope = { id: chance.uuid(), at: Math.max(0, scorer.now()) };
  const team = chance.pick(['team1', 'team2'] as const);
  const last = standingEvents(events).at(-1);
  if (last && chance.happens(0.1)) return { ...envelope, type: 'void', target: last.id };
  if (chance.happens(0.03)) return { ...envelope, type: 'remark', text: 'a note' };
  if (state.status === 'not started') return { ...envelope, type: 'start' };
  const set = liveSet(state);
  if (set === null) return { ...envelope, type: 'set-start', set: state.sets.length + 1 };
  if (chance.happens(0.05)) return { ...envelope, type: 'timeout', team };
  return { ...envelope, type: 'rally', winner: team, no: set.rallies + 1, set: set.set };
}

/** Something that is not a tap. */
async function happenTo(phone: Phone, chance: Chance, port: Port): Promise<void> {
  const { line, disk } = phone;
  switch (chance.below(9)) {
    case 0:
      line.isDown = true;
      break;
    case 1:
    case 2:
      line.isDown = false;
      phone.wake();
      break;
    case 3:
      phone.crash();
      await phone.open();
      break;
    case 4:
      line.isSignedOut = !line.isSignedOut && chance.happens(0.5);
      phone.wake();
      break;
    case 5:
      disk.isFull = !disk.isFull && chance.happens(0.3);
      break;
    case 6:
      phone.setClock(chance.between(-HOUR_MS * 9000, HOUR_MS * 9000));
      break;
    case 7:
      line.loss = chance.pick([0, 0.1, 0.5, 0.9]);
      break;
    case 8:
      if (chance.happens(0.3)) await port.pressStart(chance.uuid());
      else if (!line.isDown && chance.happens(0.5)) await phone.openTab();
      break;
  }
}

async function judge(
  phones: readonly Phone[],
  port: Port,
  tapped: ReadonlyMap<string, MatchEvent>,
): Promise<HistoryReport> {
  const log = await port.eventsAfter(0);
  const ids = log.map(({ id }) => id);
  expectTrue(new Set(ids).size === ids.length, 'an entry stands in the log twice');
  foldLog(PRESETS.indoor, log);
  const parked = new Set((await port.parked()).flatMap(({ events }) => events.map((it) => it.id)));
  const known = new Set(ids);
  const facts = new Set(log.map(factsOf));
  let duplicates = 0;
  for (const { promised, scorer, disk } of phones) {
    const { book } = scorer()!.view();
    const same = book.acknowledged.events.map(({ id }) => id).join() === ids.join();
    expectTrue(same, 'a device does not have the log that the server has');
    expectTrue(book.branches.length === 0, 'a branch never reached the server');
    const isComplete = disk.saved.acknowledged.map(({ id }) => id).join() === ids.join();
    expectTrue(isComplete, 'a device’s disk does not have the log that the server has');
    for (const event of promised.values()) {
      if (known.has(event.id) || parked.has(event.id)) continue;
      expectTrue(facts.has(factsOf(event)), `saved and lost: ${event.type} ${event.id}`);
      duplicates += 1;
    }
    for (const { id } of book.queue) {
      expectTrue(parked.has(id), `waits on a device without a copy: ${id}`);
    }
  }
  for (const { id, type } of log) {
    expectTrue(tapped.has(id) || type === 'start', 'the log holds what nobody tapped');
  }
  return { saved: log.length, parked: parked.size, taps: tapped.size, duplicates };
}

function expectTrue(isTrue: boolean, otherwise: string): void {
  if (!isTrue) throw new Error(otherwise);
}
