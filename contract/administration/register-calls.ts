import type { ZodObject, ZodType } from 'zod';
import { userSchema } from '../accounts/user.ts';
import { answers, defineCall, jsonAnswer } from '../define-call.ts';
import { leagueSchema } from '../leagues/league.ts';
import { seasonSchema } from '../leagues/season.ts';
import { matchSchema } from '../matches/match.ts';
import { clubSchema } from '../people/club.ts';
import { officialSchema } from '../people/official.ts';
import { partnerEntrySchema } from '../people/partner.ts';
import { playerSchema } from '../people/player.ts';
import { teamSchema } from '../people/team.ts';
import { venueSchema } from '../people/venue.ts';
import { newsSchema } from '../site/news.ts';
import {
  clubRegisterQuerySchema,
  leagueRegisterQuerySchema,
  matchRegisterQuerySchema,
  newsRegisterQuerySchema,
  officialRegisterQuerySchema,
  partnerRegisterQuerySchema,
  playerRegisterQuerySchema,
  seasonRegisterQuerySchema,
  teamRegisterQuerySchema,
  userRegisterQuerySchema,
  venueRegisterQuerySchema,
} from './admin-list.ts';
import { registerOf } from './numbered-list.ts';
import { summarySchema } from './summary.ts';

const tags = ['Administration'];
const ANY = 'admin, secretaries of leagues';
const OWN = 'admin, secretaries of their leagues';
const NAMES = 'admin, secretaries without contacts and notes';

function register<Name extends string, Query extends ZodObject, Item extends ZodType>(
  resource: Name,
  query: Query,
  item: Item,
  readers = 'admin',
) {
  return defineCall({
    method: 'get',
    path: `/admin/${resource}` as const,
    tags,
    summary: `The register of ${resource}: searched, sorted, in numbered pages (${readers})`,
    request: { query },
    responses: answers({ 200: jsonAnswer(registerOf(item), `A page of ${resource}`) }),
  });
}

export const registerCalls = {
  matches: register('matches', matchRegisterQuerySchema, matchSchema, OWN),
  teams: register('teams', teamRegisterQuerySchema, teamSchema, ANY),
  players: register('players', playerRegisterQuerySchema, playerSchema),
  leagues: register('leagues', leagueRegisterQuerySchema, leagueSchema, OWN),
  users: register('users', userRegisterQuerySchema, userSchema),
  officials: register('officials', officialRegisterQuerySchema, officialSchema, NAMES),
  partners: register('partners', partnerRegisterQuerySchema, partnerEntrySchema, NAMES),
  venues: register('venues', venueRegisterQuerySchema, venueSchema, ANY),
  seasons: register('seasons', seasonRegisterQuerySchema, seasonSchema, ANY),
  clubs: register('clubs', clubRegisterQuerySchema, clubSchema),
  news: register('news', newsRegisterQuerySchema, newsSchema),
};

export const summaryCalls = {
  get: defineCall({
    method: 'get',
    path: '/admin/summary',
    tags,
    summary:
      'Totals of everything, and the things that want attention (admin, secretaries of their leagues)',
    responses: answers({ 200: jsonAnswer(summarySchema, 'The numbers') }),
  }),
};
