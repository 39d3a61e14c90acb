export const en = {
  picture: 'Picture',
  title: 'Picture of the news',
  file: 'Picture (JPEG, PNG or WebP, at most 5 MB)',
  alt: 'Picture in words',
  altHint: 'For people who do not see it. Leave it empty where the title says it.',
  saved: 'Picture saved.',
  failed: 'The picture was not saved.',
  remove: 'Remove the picture',
  removeAsk: 'The news stays, without its picture. The picture is deleted for good.',
  removed: 'Picture removed.',
};
export type PictureWords = typeof en;
