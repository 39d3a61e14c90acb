import type { SheetWords } from './sheet-words-en.ts';

export const sw: SheetWords = {
  title: 'Picha za fomu ya karatasi',
  text: 'Wanaoziona ni wale tu wanaoruhusiwa kuamua matokeo.',
  none: 'Bado hakuna picha.',
  add: 'Ongeza picha',
  file: 'Picha (JPEG, PNG au WebP, isizidi MB 5)',
  saved: 'Picha imehifadhiwa.',
  failed: 'Picha haikuhifadhiwa.',
  ofOffice: 'Ofisi',
  of: (sender: string, day: string) => `${sender}, ${day}`,
  shown: (sender: string) => `Fomu, picha ya ${sender}`,
  removeAsk: 'Picha itafutwa kabisa.',
  removed: 'Picha imeondolewa.',
  send: 'Tuma picha ya fomu',
  sendText: 'Itaonekana na ofisi ya ligi peke yake. Picha ya pili inachukua nafasi ya ya kwanza.',
};
