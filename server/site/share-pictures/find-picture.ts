import type { Language } from '#contract/language.ts';
import { localDateSchema } from '#contract/primitives.ts';
import {
  dayPicturePath,
  leaguePicturePath,
  matchPicturePath,
  type PictureForm,
  playerPicturePath,
  squarePath,
  tablePicturePath,
  teamPicturePath,
} from '#contract/site/share-picture.ts';
import { genderedName } from '#contract/text/gendered-name.ts';
import type { Store } from '#server/platform/db/store.ts';
import { findLeague, listLeagueGenders } from '#server/play/leagues/queries.ts';
import { findMatch, listMatches } from '#server/play/matches/queries.ts';
import { findPublicPlayer } from '#server/play/players/queries.ts';
import { readTableFacts, tablesByGroup } from '#server/play/standings/queries.ts';
import { findTeam } from '#server/play/teams/queries.ts';
import type { ReadLogo } from './crest-drawing.ts';
import type { Drawing } from './draw-picture.ts';
import { drawMatch } from './match-picture.ts';
import { drawPlayerPicture } from './player-picture.ts';
import { drawDayPicture, drawLeaguePicture, drawTeamPicture } from './subject-pictures.ts';
import { drawTable } from './table-picture.ts';
import { pictureGender } from './words.ts';

/** Subjects whose pictures begin with a word; a match has only its id. */
export const SUBJECTS = ['team', 'league', 'day', 'player', 'table'] as const;
export type Subject = (typeof SUBJECTS)[number] | 'match';

type PictureRequest = { subject: Subject; id: string; language: Language; form: PictureForm };

/** The address of the picture as it is now, and the way to draw it. */
type Found = { path: string; draw: () => Drawing | Promise<Drawing> };

/** Undefined for what nobody may see, and where there is nothing to draw. */
export async function findPicture(
  store: Store,
  { subject, id, language, form }: PictureRequest,
  readLogo: ReadLogo,
): Promise<Found | undefined> {
  const inForm = (path: string) => (form === 'square' ? squarePath(path) : path);
  switch (subject) {
    case 'match': {
      const match = await findMatch(store, id);
      if (match === undefined) return undefined;
      const path = inForm(matchPicturePath(match, language));
      return { path, draw: () => drawMatch(match, language, readLogo, form) };
    }
    case 'team': {
      const team = await findTeam(store, id);
      if (team === undefined) return undefined;
      const path = inForm(teamPicturePath(team, language));
      return { path, draw: () => drawTeamPicture(team, language, readLogo, form) };
    }
    case 'league': {
      const league = await findLeagueWithGender(store, id);
      if (league === undefined) return undefined;
      const path = inForm(leaguePicturePath(league, language));
      return { path, draw: () => drawLeaguePicture(league, language, readLogo, form) };
    }
    case 'day': {
      if (!localDateSchema.safeParse(id).success) return undefined;
      const { items } = await listMatches(store, { date: id, limit: 100 });
      if (items.length === 0) return undefined;
      const path = inForm(dayPicturePath(id, items, language));
      return { path, draw: () => drawDayPicture(id, items, language, form) };
    }
    case 'player': {
      const player = await findPublicPlayer(store, id);
      if (player === undefined) return undefined;
      const team = player.team ? await findTeam(store, player.team.id) : undefined;
      const path = inForm(playerPicturePath(player, team, language));
      return { path, draw: () => drawPlayerPicture(player, team, form) };
    }
    case 'table':
      return findTable(store, id, language, readLogo);
  }
}

async function findLeagueWithGender(store: Store, id: string) {
  const league = await findLeague(store, id);
  return league && { ...league, gender: (await listLeagueGenders(store)).get(id) ?? '' };
}

/** Drawn only as a square: no page is shared with it. */
async function findTable(
  store: Store,
  id: string,
  language: Language,
  readLogo: ReadLogo,
): Promise<Found | undefined> {
  const league = await findLeagueWithGender(store, id);
  if (league === undefined) return undefined;
  const facts = await readTableFacts(store, id);
  const tables = tablesByGroup(facts);
  if (tables.every(({ rows }) => rows.length === 0)) return undefined;
  const path = tablePicturePath(league, tables, language);
  const name = genderedName(league.name, pictureGender(language, league.gender));
  return { path, draw: () => drawTable(name, tables, language, readLogo) };
}
