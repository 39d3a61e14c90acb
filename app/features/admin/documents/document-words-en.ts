import { RETENTION_DAYS } from '#contract/site/retention.ts';

export const en = {
  text: 'Rules, minutes and other papers. Everybody can download them on the page of the league.',
  none: 'No documents yet.',
  add: 'Add a document',
  name: 'Name',
  nameHint: 'As it is shown in public, such as Rules of the season.',
  file: 'File',
  fileHint: 'PDF, Word (.docx) or Excel (.xlsx) without macros, at most 10 MB.',
  added: 'Document added.',
  failed: 'The document was not saved.',
  removeAsk: (name: string) =>
    `Remove ${name}? Nobody can download it any more. Undo it at once, or within ${RETENTION_DAYS.document} days under Archive; then the file is deleted for good.`,
  removed: 'Document removed.',
};
export type DocumentWords = typeof en;
