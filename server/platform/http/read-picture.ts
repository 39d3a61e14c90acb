import { textOf } from '#contract/text/text.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

type BodyReader = { req: { parseBody: () => Promise<Record<string, unknown>> } };

/** The file of a form; throws where none was chosen. */
export async function readFile(c: BodyReader): Promise<Uint8Array> {
  const { file } = await c.req.parseBody().catch(() => ({ file: undefined }));
  if (file instanceof File && file.size > 0) return new Uint8Array(await file.arrayBuffer());
  throw new AppError('INVALID_FIELDS', textOf('file.selectFirst'), {
    errors: [{ field: 'file', text: textOf('field.required') }],
  });
}
