import type { Messages } from '#app/messages/messages.ts';
import {
  DOCUMENT_BYTES,
  HEAD_BYTES,
  isHeic,
  isReadByServer,
  MB,
  PICTURE_BYTES,
} from '#contract/administration/upload.ts';

/** The file of a form's field `file`; undefined where none was chosen. */
export function chosenFile(form: HTMLFormElement): File | undefined {
  const file = new FormData(form).get('file');
  return file instanceof File && file.size > 0 ? file : undefined;
}

/** The problem of a picture, shown before its bytes cost anything. */
export async function pictureFault(
  file: File,
  words: Messages['uploads'],
): Promise<string | undefined> {
  const { size, type } = file;
  // Phones and programs for messages give such a photo the name of a JPEG, or no type.
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (isHeic(head)) return words.heic;
  if (size > PICTURE_BYTES) return words.tooLarge(PICTURE_BYTES / MB);
  // Some phones do not say what a file is: the server looks at it.
  const isKnown = type === '' || isReadByServer(type);
  return isKnown ? undefined : words.pictureType;
}

/** The problem of a table or a match file, shown before its bytes cost anything. */
export function documentFault({ size }: File, words: Messages['uploads']): string | undefined {
  return size > DOCUMENT_BYTES ? words.tooLarge(DOCUMENT_BYTES / MB) : undefined;
}
