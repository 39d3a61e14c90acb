import type { Gender } from '#contract/primitives.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { addressOf, LOGO_SIZES, PICTURE_SIZES } from '#server/platform/files/picture-address.ts';
import { imageKey, type Storage } from '#server/platform/files/storage.ts';
import { requestDrawing } from '#server/platform/pictures/request-pictures.ts';
import { chanceOf } from '../invention/chance.ts';
import { drawEmblem } from './emblem.ts';
import { PARTNER_EMBLEMS, PORTRAYED, TEAM_EMBLEMS } from './pictured.ts';
import { drawPortrait } from './portrait.ts';

type Owner = { table: 'team' | 'partner' | 'player'; id: string };
type Drawn = Owner & { svg: string };

const PREFIXES = {
  team: 'team_logos',
  partner: 'partner_logos',
  player: 'player_pictures',
} as const;

/** Logos and portraits of the demonstration, drawn here: all of them, or none when one fails. */
export async function makePictures(store: Store, storage: Storage, author: Author): Promise<void> {
  const drawings = [
    ...(await drawTeams(store)),
    ...(await drawPartners(store)),
    ...(await drawPlayers(store)),
  ];
  const addresses: [Owner, string][] = [];
  for (const drawing of drawings) addresses.push([drawing, await storeDrawing(storage, drawing)]);
  await write(store, author, async ({ db, siteChanged }) => {
    for (const [{ table, id }, address] of addresses) {
      const picture = table === 'player' ? { profile_picture: address } : { logo: address };
      await db
        .updateTable(table as 'team')
        .set(picture as { logo: string })
        .where('id', '=', id)
        .execute();
    }
    siteChanged();
  });
}

async function storeDrawing(storage: Storage, { table, id, svg }: Drawn): Promise<string> {
  const sizes: readonly number[] = table === 'player' ? PICTURE_SIZES : LOGO_SIZES;
  const content = Buffer.from(svg);
  const images = await requestDrawing(svg, sizes);
  await Promise.all(
    [...images].map(([size, bytes]) =>
      storage.put(imageKey(PREFIXES[table], id, content, size), bytes),
    ),
  );
  return addressOf(imageKey(PREFIXES[table], id, content, sizes.at(-1)!));
}

async function drawTeams({ db }: Store): Promise<Drawn[]> {
  const teams = await db
    .selectFrom('team')
    .select(['id', 'name', 'gender', 'jersey_color1', 'jersey_color2'])
    .execute();
  return teams.flatMap(({ id, name, gender, jersey_color1, jersey_color2 }) => {
    const emblem = TEAM_EMBLEMS.find((it) => it.club === name && it.gender === gender);
    if (emblem === undefined) return [];
    const svg = drawEmblem({ ...emblem, colors: [jersey_color1, jersey_color2] });
    return [{ table: 'team' as const, id, svg }];
  });
}

async function drawPartners({ db }: Store): Promise<Drawn[]> {
  const rows = await db.selectFrom('partner').select(['id', 'name']).execute();
  return rows.flatMap(({ id, name }) => {
    const named = Object.entries(PARTNER_EMBLEMS);
    const emblem = named.find(([beginning]) => name.startsWith(beginning))?.[1];
    return emblem ? [{ table: 'partner' as const, id, svg: drawEmblem(emblem) }] : [];
  });
}

async function drawPlayers({ db }: Store): Promise<Drawn[]> {
  const rows = await db
    .selectFrom('player')
    .innerJoin('team', 'team.id', 'player.team_id')
    .select(['player.id', 'player.full_name', 'team.name', 'team.gender'])
    .select(['team.jersey_color1', 'team.jersey_color2'])
    .execute();
  return rows
    .filter(({ name, gender }) =>
      PORTRAYED.some((squad) => squad.club === name && squad.gender === gender),
    )
    .map(({ id, full_name, gender, jersey_color1, jersey_color2 }) => {
      const chance = chanceOf(`portrait ${full_name}`);
      const svg = drawPortrait({
        gender: gender as Gender,
        colors: [jersey_color1, jersey_color2],
        chance,
      });
      return { table: 'player', id, svg };
    });
}
