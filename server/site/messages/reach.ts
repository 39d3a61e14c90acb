import { normalPhone } from '#contract/accounts/normal-phone.ts';
import type { Vault } from '#server/platform/config/vault.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { DeliveryAddressRow } from '#server/platform/db/tables/follow-tables.ts';
import { listManagersOfTeam } from '#server/play/club-managers/queries.ts';
import { OFFICE_OPT_IN } from '#server/site/sms/opt-in.ts';

export type TextNumber = { address: string; number: string; language: string };

/** The ways that lead to a recipient. */
export type Reach = {
  /** Somebody reads messages with an account. */
  hasAccount: boolean;
  mails: string[];
  /** Numbers whose owners have asked for messages of the office by SMS. */
  numbers: TextNumber[];
  devices: DeliveryAddressRow[];
};

type Person = { userId: string | null; email: string | null; phone: string | null };

/** Invented people of the demonstration, and whatever else is no mailbox (RFC 2606). */
const NO_MAILBOX = '.invalid';

/** @param leagues of the messages: captains' numbers belong to one */
export async function findReach(
  db: Database,
  vault: Vault,
  recipient: string,
  leagues: readonly string[],
): Promise<Reach> {
  const [kind = '', id = ''] = recipient.split(':');
  const people = await peopleOf(db, kind, id);
  const userIds = people.flatMap(({ userId }) => userId ?? []);
  const accounts = await db
    .selectFrom('user')
    .select(['id', 'email', 'phone'])
    .where('id', 'in', ['', ...userIds])
    .execute();
  const mails = [...people.map(({ email }) => email), ...accounts.map(({ email }) => email)];
  const phones = [...people.map(({ phone }) => phone), ...accounts.map(({ phone }) => phone)];
  const addresses = phones.flatMap((phone) => {
    const number = phone === null ? undefined : normalPhone(phone);
    return number === undefined
      ? []
      : [{ address: vault.digest(number), number: vault.seal(number) }];
  });
  const captains = kind === 'team' ? await captainsOf(db, id, leagues) : [];
  return {
    // The office reads what is for it where it works; its secretaries are recipients of their own.
    hasAccount: accounts.length > 0 || kind === 'league',
    mails: [...new Set(mails.flatMap((mail) => (mail?.endsWith(NO_MAILBOX) ? [] : (mail ?? []))))],
    numbers: await optedIn(db, [...addresses, ...captains]),
    devices: await devicesOf(db, userIds),
  };
}

async function peopleOf(db: Database, kind: string, id: string): Promise<Person[]> {
  if (kind === 'user') return [{ userId: id, email: null, phone: null }];
  if (kind === 'official') {
    const rows = await db
      .selectFrom('official')
      .select(['user_id', 'email', 'phone'])
      .where('id', '=', id)
      .where('archived_at', 'is', null)
      .execute();
    return rows.map(({ user_id, email, phone }) => ({ userId: user_id, email, phone }));
  }
  // The contacts of a player's record may be a parent's or a child's: only the own account counts.
  const owner =
    kind === 'player'
      ? db.selectFrom('player').select('user_id as owner').where('id', '=', id)
      : db.selectFrom('team').select('coach_user_id as owner').where('id', '=', id);
  if (kind !== 'player' && kind !== 'team') return [];
  const row = await owner.executeTakeFirst();
  const managers = kind === 'team' ? await listManagersOfTeam(db, id) : [];
  const owners = [row?.owner ?? null, ...managers.map((manager) => manager.id)];
  return owners.map((userId) => ({ userId, email: null, phone: null }));
}

function captainsOf(db: Database, team: string, leagues: readonly string[]) {
  return db
    .selectFrom('captain_number')
    .select(['address', 'number'])
    .where('team_id', '=', team)
    .where('league_id', 'in', ['', ...leagues])
    .orderBy('id')
    .execute();
}

async function optedIn(
  db: Database,
  numbers: readonly { address: string; number: string }[],
): Promise<TextNumber[]> {
  const rows = await db
    .selectFrom('sms_opt_in')
    .select(['address', 'language'])
    .where('address', 'in', ['', ...numbers.map(({ address }) => address)])
    .where('kind', '=', OFFICE_OPT_IN.kind)
    .where('confirmed_at', 'is not', null)
    .execute();
  return rows.map(({ address, language }) => ({
    address,
    language,
    number: numbers.find((it) => it.address === address)!.number,
  }));
}

function devicesOf(db: Database, userIds: readonly string[]): Promise<DeliveryAddressRow[]> {
  return db
    .selectFrom('delivery_address')
    .innerJoin('follower', 'follower.id', 'delivery_address.follower_id')
    .selectAll('delivery_address')
    .where('follower.user_id', 'in', ['', ...userIds])
    .where('delivery_address.way', '=', 'push')
    .orderBy('delivery_address.id')
    .execute();
}
