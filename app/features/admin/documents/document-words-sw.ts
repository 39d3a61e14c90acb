import { RETENTION_DAYS } from '#contract/site/retention.ts';
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
  removeAsk: (name: string) =>
    `Uondoe ${name}? Hakuna atakayeweza kuipakua tena. Irudishe papo hapo, au ndani ya siku ${RETENTION_DAYS.document} kwenye Vilivyofutwa; baadaye faili litafutwa kabisa.`,
  removed: 'Hati imeondolewa.',
};
