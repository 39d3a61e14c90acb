import { z } from 'zod';
import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { idParamSchema } from '../primitives.ts';
import {
  createNewsSchema,
  newsListQuerySchema,
  newsListSchema,
  newsPictureFormSchema,
  newsSchema,
  updateNewsSchema,
} from './news.ts';

const tags = ['News'];
const newsAnswer = jsonAnswer(newsSchema, 'The news');
const params = idParamSchema;
const file = z.unknown().optional().meta({ type: 'string', format: 'binary' });
const formSchema = newsPictureFormSchema.extend({ file }).meta({ id: 'NewsPictureForm' });

export const newsCalls = {
  list: defineCall({
    method: 'get',
    path: '/news',
    tags,
    summary: 'News, newest first; of one team or league',
    request: { query: newsListQuerySchema },
    responses: answers({ 200: jsonAnswer(newsListSchema, 'A page of news') }),
  }),
  one: defineCall({
    method: 'get',
    path: '/news/{id}',
    tags,
    summary: 'One piece of news',
    request: { params },
    responses: answers({ 200: newsAnswer }),
  }),
  create: defineCall({
    method: 'post',
    path: '/news',
    tags,
    summary: 'Publish news (admin)',
    request: { body: jsonBody(createNewsSchema) },
    responses: answers({ 201: newsAnswer }),
  }),
  update: defineCall({
    method: 'patch',
    path: '/news/{id}',
    tags,
    summary: 'Correct news (admin)',
    request: { params, body: jsonBody(updateNewsSchema) },
    responses: answers({ 200: newsAnswer }),
  }),
  picture: defineCall({
    method: 'put',
    path: '/news/{id}/picture',
    tags,
    summary: 'New picture of news (admin): JPEG, PNG or WebP to 5 MB, made anew in its own shape',
    request: {
      params,
      body: { content: { 'multipart/form-data': { schema: formSchema } } },
    },
    responses: answers({ 200: newsAnswer }),
  }),
  noPicture: defineCall({
    method: 'delete',
    path: '/news/{id}/picture',
    tags,
    summary: 'No picture of this news (admin)',
    request: { params },
    responses: answers({ 200: newsAnswer }),
  }),
  remove: defineCall({
    method: 'delete',
    path: '/news/{id}',
    tags,
    summary: 'Archive news (admin)',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
};
