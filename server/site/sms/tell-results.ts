import { languageNamed } from '#contract/language.ts';
import { SITE_BUDGET } from '#contract/sms/sms.ts';
import type { Store } from '#server/platform/db/store.ts';
import { write } from '#server/platform/db/write.ts';
import type { Report } from '#server/platform/happenings/consumer.ts';
import { isQuiet } from '#server/site/push/message.ts';
import { findMatchFacts, recipientsAfter } from '#server/site/push/queries.ts';
import { findCarriages, type Prices } from './carriage.ts';
import { planSms } from './plan.ts';
import { resultText } from './text.ts';

const AUTHOR = { kind: 'system', name: 'sms' } as const;
const PART = 500;
/** Results of a file that is read in later are no news. */
const USEFUL_MS = 6 * 60 * 60_000;

/**
 * Plans the messages of a result, or of its correction. Those in their quiet hours get none, neither
 * now nor later.
 *
 * @returns the last number of this part; undefined when all are planned
 */
export async function planResults(
  store: Store,
  prices: Prices,
  { happening, known }: Report,
  after: string,
  now: number,
): Promise<string | undefined> {
  const { topic, value, leagueId, version, at, facts } = happening;
  if (topic !== 'result' || now - at > USEFUL_MS) return undefined;
  const match = await findMatchFacts(store.db, happening.matchId);
  if (match === undefined) return undefined;
  const recipients = await recipientsAfter(store.db, happening, 'sms', after, PART);
  const sets = (facts.sets as string[] | undefined) ?? [];
  const result = { names: match.names, value, sets, isCorrection: known !== null };
  const addresses = recipients.map(({ address }) => address);
  await write(store, { actor: AUTHOR, now }, async ({ db }) => {
    const carriageOf = await findCarriages(db, addresses, prices, now);
    for (const { address, keys, language, quiet_from, quiet_to } of recipients) {
      const carriage = carriageOf(address);
      if (carriage === undefined || isQuiet({ quiet_from, quiet_to }, now)) continue;
      await planSms(
        db,
        {
          ...carriage,
          address,
          number: keys,
          budget: leagueId ?? SITE_BUDGET,
          occasion: `happening:${version}`,
          kind: 'result',
          text: resultText(result, languageNamed(language)),
        },
        now,
      );
    }
  });
  return recipients.length === PART ? recipients.at(-1)!.id : undefined;
}
