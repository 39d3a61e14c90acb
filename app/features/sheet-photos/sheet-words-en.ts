export const en = {
  title: 'Photos of the paper sheet',
  text: 'Only those who may settle the result see them.',
  none: 'No photo yet.',
  add: 'Add a photo',
  file: 'Photo (JPEG, PNG or WebP, at most 5 MB)',
  saved: 'Photo kept.',
  failed: 'The photo was not kept.',
  ofOffice: 'Office',
  of: (sender: string, day: string) => `${sender}, ${day}`,
  shown: (sender: string) => `Sheet, photo of ${sender}`,
  removeAsk: 'The photo is deleted for good.',
  removed: 'Photo removed.',
  send: 'Send a photo of the sheet',
  sendText:
    'The office of the league sees it, nobody else. A second photo takes the place of the first.',
};
export type SheetWords = typeof en;
