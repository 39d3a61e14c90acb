import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  DOCUMENT_BYTES,
  LEAGUE_DOCUMENT_BYTES,
  MB,
  PICTURE_BYTES,
} from '#contract/administration/upload.ts';
import { textOf } from '#contract/text/text.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { problemResponse } from '#server/platform/http/problem.ts';

const KB = 1024;
/** The form around a picture, with the fields of a new team. */
const FORM_BYTES = 64 * KB;

const plain = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () =>
      problemResponse(
        new AppError('TOO_LARGE', textOf('file.tooLarge', { megabytes: maxSize / MB })),
      ),
  });

const json = plain(MB);
const document = plain(DOCUMENT_BYTES);
/** A too large body is refused before it is read to its end: many of them would fill the memory. */
const picture = bodyLimit({
  maxSize: PICTURE_BYTES + FORM_BYTES,
  onError: () =>
    problemResponse(
      new AppError('TOO_LARGE', textOf('picture.failed'), {
        errors: [{ field: 'file', text: textOf('picture.tooLarge') }],
      }),
    ),
});

const leagueDocument = bodyLimit({
  maxSize: LEAGUE_DOCUMENT_BYTES + FORM_BYTES,
  onError: () => {
    const text = textOf('file.tooLarge', { megabytes: LEAGUE_DOCUMENT_BYTES / MB });
    const errors = [{ field: 'file', text }];
    return problemResponse(new AppError('TOO_LARGE', textOf('document.failed'), { errors }));
  },
});

/** The body that a call of the API may have. */
export const limitBody: MiddlewareHandler = (c, next) => {
  // Goes to the disk as it comes, with as much as there is room for.
  if (c.req.method === 'POST' && c.req.path === '/api/v1/setup/restore') return next();
  if (/\/(logo|picture|sheet-photos)$/.test(c.req.path)) return picture(c, next);
  if (/\/leagues\/[^/]+\/documents$/.test(c.req.path)) return leagueDocument(c, next);
  return (/\/import(\/\w+)?$/.test(c.req.path) ? document : json)(c, next);
};
