import { type Language, localPath } from '#contract/language.ts';
import type { Store } from '#server/platform/db/store.ts';
import { keyOf } from '#server/platform/files/picture-address.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import { requestLayers } from '#server/platform/pictures/request-pictures.ts';
import { getLeague } from '#server/play/leagues/queries.ts';
import { listPasses } from '#server/play/passes/queries.ts';
import { getSite } from '#server/site/settings/queries.ts';
import type { PassCard, PassFacts } from './paper-facts.ts';

const PIXELS = 128;

type Reader = { language: Language; origin: string; now: number };

/** The passes of a league, or of one team of it. Throws not-found. */
export async function getPassFacts(
  store: Store,
  storage: Storage,
  { league: id, team }: { league: string; team: string | undefined },
  { language, origin, now }: Reader,
): Promise<PassFacts> {
  const [league, site, passes] = await Promise.all([
    getLeague(store, id),
    getSite(store),
    listPasses(store, id, team),
  ]);
  const cards: PassCard[] = [];
  for (const { code, picture, ...pass } of passes) {
    const address = `${origin}${localPath(language, '/pass')}#${code}`;
    cards.push({ ...pass, address, photo: await pngOf(storage, picture) });
  }
  return {
    kind: 'passes',
    association: site.name || 'Wavu',
    subject: league.name,
    address: origin + localPath(language, `/league/${id}`),
    now,
    cards,
  };
}

/** Papers take PNG, pictures are kept as WebP; null where there is none, or it cannot be read. */
async function pngOf(storage: Storage, address: string | null) {
  const key = keyOf(address)?.replace(/-\d+\.webp$/, `-${PIXELS}.webp`);
  if (key === undefined) return null;
  try {
    const bytes = await storage.get(key);
    if (bytes === undefined) return null;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PIXELS}" height="${PIXELS}"/>`;
    const pictures = [{ bytes, left: 0, top: 0, size: PIXELS }];
    return await requestLayers({ svg, labels: [], pictures });
  } catch {
    return null;
  }
}
