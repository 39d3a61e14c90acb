import type { Gateway } from '#server/platform/config/sms-gateway.ts';
import { createVault } from '#server/platform/config/vault.ts';
import { connect, type DatabasePlace } from '#server/platform/db/connect.ts';
import { createStore } from '#server/platform/db/store.ts';
import { postSms } from '../post.ts';
import { giveUp, sendPlanned } from '../send.ts';

/** A node that sends what is planned, until it is killed or nothing is left. */
const { place, gateway, secret, now } = JSON.parse(process.argv[2]!) as {
  place: DatabasePlace;
  gateway: Gateway;
  secret: string;
  now: number;
};
const connection = await connect(place, now);
const store = createStore(connection, () => undefined, createVault(secret));
await giveUp(store, now);
await sendPlanned(
  store,
  (parts) => Promise.all(parts.map((part) => postSms(gateway, part))),
  () => now,
);
await connection.close();
