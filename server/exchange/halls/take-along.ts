import type { HallPackage, OwnLoan } from '#contract/halls/hall.ts';
import { textOf } from '#contract/text/text.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Author } from '#server/platform/db/write.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { keyOf, keysOfAllSizes } from '#server/platform/files/picture-address.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import { openSiteLine, type SiteAnswer, type SiteLine } from './site-line.ts';
import { storePackage } from './store-package.ts';

export type TakeOptions = {
  /** The origin of the site. */
  site: string;
  /** A hall's token, or one of an account that runs the league. */
  token: string;
  league: string;
  firstDay: string;
  lastDay: string;
  /** The name of the hall, where the loan has yet to be made. */
  hall: string;
};

const MAX_PICTURE_BYTES = 2 * 1024 * 1024;

/** Fetches a league's matches of some days, with all that they need, and borrows the writing of their logs. */
export async function takeAlong(
  { store, pictures }: { store: Store; pictures: Storage },
  author: Author,
  options: TakeOptions,
): Promise<{ loan: HallPackage; pictures: number }> {
  const { site } = options;
  const token = options.token.startsWith('hall_') ? options.token : await makeToken(options);
  const line = openSiteLine(site, token);
  const own = answerOf<OwnLoan>(await call(line, 'GET', '/loan'));
  const isSame =
    own.league === options.league &&
    own.firstDay === options.firstDay &&
    own.lastDay === options.lastDay;
  if (!isSame) {
    const params = { league: own.league, days: `${own.firstDay}..${own.lastDay}` };
    throw new AppError('CONFLICT', textOf('hall.otherLoan', params));
  }
  const loan = answerOf<HallPackage>(await call(line, 'POST', '/loan/taking'));
  await storePackage(store, author, { site, token }, loan);
  return { loan, pictures: await fetchPictures(site, loan, pictures) };
}

async function makeToken({ site, token, league, ...days }: TakeOptions): Promise<string> {
  const line = openSiteLine(site, token);
  const { hall, firstDay, lastDay } = days;
  const body = { hall, firstDay, lastDay };
  const created = answerOf<{ token: string }>(
    await call(line, 'POST', `/leagues/${league}/loans`, body),
  );
  return created.token;
}

async function call(
  line: SiteLine,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<SiteAnswer> {
  try {
    return await line(method, path, body);
  } catch (error) {
    const { message, cause } = error as Error;
    const why = cause instanceof Error ? cause.message : message;
    throw new AppError('UNAVAILABLE', textOf('hall.unreachable', { why }), {});
  }
}

function answerOf<T>({ status, body }: SiteAnswer): T {
  if (status < 300 && body !== undefined) return body as T;
  const why = (body as { detail?: string } | undefined)?.detail ?? `HTTP ${status}`;
  throw new AppError('REFUSED', textOf('hall.siteRefuses', { why }));
}

/** Logos are public files; one that does not come is drawn from the name, as everywhere. */
async function fetchPictures(site: string, { rows }: HallPackage, storage: Storage) {
  const keys = new Set(
    rows.flatMap(({ row }) => Object.values(row).flatMap((it) => keyOf(it) ?? [])),
  );
  let count = 0;
  for (const key of [...keys].flatMap(keysOfAllSizes)) {
    if ((await storage.get(key)) !== undefined) continue;
    const answer = await fetch(`${site}/files/${key}`).catch(() => undefined);
    if (!answer?.ok) continue;
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (bytes.length > MAX_PICTURE_BYTES) continue;
    await storage.put(key, bytes);
    count += 1;
  }
  return count;
}
