import type { DeviceState, PushReport } from '#contract/site/push.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { DeliveryAddressRow } from '#server/platform/db/tables/follow-tables.ts';
import type { Happening } from '#server/platform/happenings/happening.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import type { MatchFacts, Occasion } from './message.ts';
import { deviceView } from './views.ts';

/** If no device hears of anything, nothing is begun. */
export async function hasDevices({ db }: { db: Database }): Promise<boolean> {
  const row = await db
    .selectFrom('delivery_address')
    .select('id')
    .where('way', '=', 'push')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The devices that hear of a happening, after the one named, in the order of their ids. */
export async function recipientsAfter(
  db: Database,
  { matchId, teams, leagueId }: Happening,
  /** By push with this preference, or by SMS, which has results alone. */
  preference: Occasion | 'sms',
  after: string,
  limit: number,
): Promise<DeliveryAddressRow[]> {
  const subjects = [matchId, leagueId, ...teams].filter((id) => id !== null);
  const way = preference === 'sms' ? 'sms' : 'push';
  const isForAll = preference === 'result' || preference === 'sms';
  const flag = isForAll ? undefined : (`follow_tell.${preference}` as const);
  return db
    .selectFrom('delivery_address')
    .selectAll()
    .where('way', '=', way)
    .where('id', '>', after)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('follow_tell')
          .select('follow_tell.subject_id')
          .whereRef('follow_tell.follower_id', '=', 'delivery_address.follower_id')
          .where('follow_tell.way', '=', way)
          .where('follow_tell.subject_id', 'in', subjects)
          .$if(flag !== undefined, (query) => query.where(flag!, '=', 1)),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Devices whose push service may take messages again. */
export async function dueForRetry(
  db: Database,
  now: number,
  limit: number,
): Promise<DeliveryAddressRow[]> {
  return db
    .selectFrom('delivery_address')
    .selectAll()
    .where('way', '=', 'push')
    .where('retry_at', '<=', now)
    .orderBy('retry_at')
    .limit(limit)
    .execute();
}

export async function findMatchFacts(
  db: Database,
  matchId: string | null,
): Promise<MatchFacts | undefined> {
  const row = await db
    .selectFrom('match')
    .innerJoin('team as one', 'one.id', 'match.team1_id')
    .innerJoin('team as two', 'two.id', 'match.team2_id')
    .select(['one.name as one', 'two.name as two'])
    .where('match.id', '=', matchId ?? '')
    .executeTakeFirst();
  return row && { names: [row.one, row.two] };
}

export async function findAddress(
  db: Database,
  endpoint: string,
): Promise<DeliveryAddressRow | undefined> {
  return db
    .selectFrom('delivery_address')
    .selectAll()
    .where('way', '=', 'push')
    .where('address', '=', endpoint)
    .executeTakeFirst();
}

/** The subjects that a device hears of; none for an address that is not known. */
export async function findDevice(db: Database, endpoint: string): Promise<DeviceState> {
  const address = await findAddress(db, endpoint);
  if (!address) return { quiet: null, tells: [] };
  const rows = await db
    .selectFrom('follow_tell')
    .selectAll()
    .where('follower_id', '=', address.follower_id)
    .where('way', '=', 'push')
    .orderBy('created_at')
    .orderBy('subject_id')
    .execute();
  return deviceView(address, rows);
}

const REPORT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

export async function pushFigures(
  db: Database,
  now: number,
): Promise<Pick<PushReport, 'devices' | 'waiting' | 'outcomes'>> {
  const { devices, waiting } = await db
    .selectFrom('delivery_address')
    .select((eb) => [
      eb.fn.countAll<number>().as('devices'),
      eb.fn.count<number>('retry_at').as('waiting'),
    ])
    .where('way', '=', 'push')
    .executeTakeFirstOrThrow();
  const outcomes = await db
    .selectFrom('way_outcome')
    .select(['day', 'outcome', 'count'])
    .where('way', '=', 'push')
    .where('day', '>', localDate(now - REPORT_DAYS * DAY_MS))
    .orderBy('day', 'desc')
    .orderBy('outcome')
    .execute();
  return { devices: Number(devices), waiting: Number(waiting), outcomes };
}
