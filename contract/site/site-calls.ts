import { z } from 'zod';
import { answers, defineCall, jsonAnswer, jsonBody } from '../define-call.ts';
import { siteSchema, updateSiteSchema } from './site.ts';

const file = z.unknown().optional().meta({ type: 'string', format: 'binary' });
const tags = ['Site'];
const siteAnswer = jsonAnswer(siteSchema, 'The settings of the site');

export const siteCalls = {
  one: defineCall({
    method: 'get',
    path: '/site',
    tags,
    summary: 'Notice, slogan, contact and links of the site',
    responses: answers({ 200: siteAnswer }),
  }),
  logo: defineCall({
    method: 'put',
    path: '/site/logo',
    tags,
    summary: 'New logo of the site (admin): JPEG, PNG or WebP to 5 MB, made anew',
    request: { body: { content: { 'multipart/form-data': { schema: z.object({ file }) } } } },
    responses: answers({ 200: siteAnswer }),
  }),
  noLogo: defineCall({
    method: 'delete',
    path: '/site/logo',
    tags,
    summary: 'No logo: the initials stand in its place (admin)',
    responses: answers({ 200: siteAnswer }),
  }),
  update: defineCall({
    method: 'patch',
    path: '/site',
    tags,
    summary: 'Change settings of the site (admin); an empty notice is not shown',
    request: { body: jsonBody(updateSiteSchema) },
    responses: answers({ 200: siteAnswer }),
  }),
};
