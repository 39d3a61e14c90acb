import { z } from 'zod';
import { openCaptainSchema } from '../captains/captain.ts';
import { answers, defineCall, jsonAnswer, NO_CONTENT } from '../define-call.ts';
import { idParamSchema, idSchema } from '../primitives.ts';
import { sheetPhotoListSchema, sheetPhotoSchema } from './sheet-photo.ts';

const tags = ['Scoring'];
const file = z.unknown().optional().meta({ type: 'string', format: 'binary' });
const onePhoto = z.object({ id: idSchema, photo: idSchema.describe('The id of the photo') });
const captainFormSchema = openCaptainSchema.extend({ file }).meta({ id: 'CaptainSheetPhoto' });

export const sheetPhotoCalls = {
  list: defineCall({
    method: 'get',
    path: '/matches/{id}/sheet-photos',
    tags,
    summary: 'Photos of the paper sheet of a match (admin, its secretaries)',
    request: { params: idParamSchema },
    responses: answers({ 200: jsonAnswer(sheetPhotoListSchema, 'The earliest first') }),
  }),
  add: defineCall({
    method: 'post',
    path: '/matches/{id}/sheet-photos',
    tags,
    summary: 'Add a photo of the paper sheet (admin, its secretaries): JPEG, PNG or WebP to 5 MB',
    request: {
      params: idParamSchema,
      body: { content: { 'multipart/form-data': { schema: z.object({ file }) } } },
    },
    responses: answers({ 201: jsonAnswer(sheetPhotoSchema, 'The photo') }),
  }),
  one: defineCall({
    method: 'get',
    path: '/matches/{id}/sheet-photos/{photo}',
    tags,
    summary: 'One photo of the paper sheet, as WebP (admin, its secretaries)',
    request: { params: onePhoto },
    responses: answers({
      200: {
        description: 'The picture',
        content: { 'image/webp': { schema: z.string().meta({ format: 'binary' }) } },
      },
    }),
  }),
  remove: defineCall({
    method: 'delete',
    path: '/matches/{id}/sheet-photos/{photo}',
    tags,
    summary: 'Remove a photo of the paper sheet for good (admin, its secretaries)',
    request: { params: onePhoto },
    responses: answers(NO_CONTENT),
  }),
  send: defineCall({
    method: 'post',
    path: '/captain-reports/picture',
    tags,
    summary: "Add a photo of the paper sheet by a captain's link",
    description: 'A second photo of the same team takes the place of its first one.',
    request: { body: { content: { 'multipart/form-data': { schema: captainFormSchema } } } },
    responses: answers(NO_CONTENT),
  }),
};
