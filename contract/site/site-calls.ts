import { answers, defineCall, jsonAnswer, jsonBody } from '../define-call.ts';
import { siteSchema, updateSiteSchema } from './site.ts';

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
  update: defineCall({
    method: 'patch',
    path: '/site',
    tags,
    summary: 'Change settings of the site (admin); an empty notice is not shown',
    request: { body: jsonBody(updateSiteSchema) },
    responses: answers({ 200: siteAnswer }),
  }),
};
