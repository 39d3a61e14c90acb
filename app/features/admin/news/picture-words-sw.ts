import type { PictureWords } from './picture-words-en.ts';

export const sw: PictureWords = {
  picture: 'Picha',
  title: 'Picha ya habari',
  file: 'Picha (JPEG, PNG au WebP, isizidi MB 5)',
  alt: 'Picha kwa maneno',
  altHint: 'Kwa watu wasioiona. Acha wazi kama kichwa cha habari kinaeleza.',
  saved: 'Picha imehifadhiwa.',
  failed: 'Picha haikuhifadhiwa.',
  remove: 'Ondoa picha',
  removeAsk: 'Habari itabaki bila picha yake. Picha itafutwa kabisa.',
  removed: 'Picha imeondolewa.',
};
