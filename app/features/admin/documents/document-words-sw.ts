import type { DocumentWords } from './document-words-en.ts';

export const sw: DocumentWords = {
  text: 'Kanuni, mihtasari na karatasi nyingine. Kila mtu anaweza kuzipakua kwenye ukurasa wa ligi.',
  none: 'Bado hakuna hati.',
  add: 'Ongeza hati',
  name: 'Jina',
  nameHint: 'Kama litakavyoonekana na wote, mfano Kanuni za msimu.',
  file: 'Faili',
  fileHint: 'PDF, Word (.docx) au Excel (.xlsx) bila makro, lisizidi MB 10.',
  added: 'Hati imeongezwa.',
  failed: 'Hati haikuhifadhiwa.',
  removeAsk: (name: string) => `Uondoe ${name}? Faili litafutwa kabisa.`,
  removed: 'Hati imeondolewa.',
};
