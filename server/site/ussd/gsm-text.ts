/** The default alphabet of GSM 03.38, without its control characters but the line break. */
const ALPHABET = new Set(
  '@£$¥èéùìòÇ\nØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZ' +
    'ÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Characters behind an escape: each counts twice. */
const EXTENSION = new Set('^{}\\[~]|€');
const NEAR: Record<string, string> = {
  '–': '-',
  '—': '-',
  '−': '-',
  '‘': "'",
  '’': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '…': '...',
  '·': '-',
  '\u00a0': ' ',
  '\t': ' ',
};

/** The text in characters that a phone shows: accents that the alphabet lacks go, others become `?`. */
export function gsmText(text: string): string {
  return [...text.normalize('NFC')].map(gsmCharacter).join('');
}

function gsmCharacter(character: string): string {
  if (ALPHABET.has(character) || EXTENSION.has(character)) return character;
  const near = NEAR[character] ?? character.normalize('NFD').replace(/\p{M}+/gu, '');
  return [...near].every((part) => ALPHABET.has(part)) ? near : '?';
}

/** The length on the air: seven bits a character, and two of them for the extension. */
export function gsmLength(text: string): number {
  return [...text].reduce((sum, character) => sum + (EXTENSION.has(character) ? 2 : 1), 0);
}
