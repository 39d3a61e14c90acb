import { z } from 'zod';
import { accountSchema } from '../accounts/account.ts';
import { answers, defineCall, jsonAnswer, NO_CONTENT } from '../define-call.ts';
import { leagueDetailSchema } from '../leagues/league.ts';
import { idParamSchema } from '../primitives.ts';
import { partnerSchema } from './partner.ts';
import { playerSchema } from './player.ts';
import { createTeamSchema, teamDetailSchema } from './team.ts';

const file = z.unknown().optional().meta({ type: 'string', format: 'binary' });
const upload = {
  params: idParamSchema,
  body: { content: { 'multipart/form-data': { schema: z.object({ file }) } } },
};

const teamWithLogoSchema = createTeamSchema.extend({ file }).meta({ id: 'CreateTeamWithLogo' });

export const pictureCalls = {
  team: defineCall({
    method: 'post',
    path: '/teams/logo',
    tags: ['Teams'],
    summary:
      'New team with its logo (admin), both or neither: JPEG, PNG or WebP to 5 MB, made anew',
    request: { body: { content: { 'multipart/form-data': { schema: teamWithLogoSchema } } } },
    responses: answers({ 201: jsonAnswer(teamDetailSchema, 'The team') }),
  }),
  logo: defineCall({
    method: 'put',
    path: '/teams/{id}/logo',
    tags: ['Teams'],
    summary: 'New logo (admin, its coach): JPEG, PNG or WebP to 5 MB, made anew',
    request: upload,
    responses: answers({ 200: jsonAnswer(teamDetailSchema, 'The team') }),
  }),
  partner: defineCall({
    method: 'put',
    path: '/partners/{id}/logo',
    tags: ['Partners'],
    summary: 'New logo (admin): JPEG, PNG or WebP to 5 MB, made anew',
    request: upload,
    responses: answers({ 200: jsonAnswer(partnerSchema, 'The partner') }),
  }),
  league: defineCall({
    method: 'put',
    path: '/leagues/{id}/logo',
    tags: ['Leagues'],
    summary: 'New logo (admin, its secretary): JPEG, PNG or WebP to 5 MB, made anew',
    request: upload,
    responses: answers({ 200: jsonAnswer(leagueDetailSchema, 'The league') }),
  }),
  picture: defineCall({
    method: 'put',
    path: '/players/{id}/picture',
    tags: ['Players'],
    summary: 'New picture (admin, the coach, the player): JPEG, PNG or WebP to 5 MB, made anew',
    request: upload,
    responses: answers({ 200: jsonAnswer(playerSchema, 'The player') }),
  }),
  accountPicture: defineCall({
    method: 'put',
    path: '/account/picture',
    tags: ['Accounts'],
    summary: 'New picture of oneself: JPEG, PNG or WebP to 5 MB, made anew',
    request: { body: upload.body },
    responses: answers({ 200: jsonAnswer(accountSchema, 'The account') }),
  }),
  noAccountPicture: defineCall({
    method: 'delete',
    path: '/account/picture',
    tags: ['Accounts'],
    summary: 'No picture of oneself',
    responses: answers(NO_CONTENT),
  }),
};
