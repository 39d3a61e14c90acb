/** In front of the nine digits of a number of Tanzania. */
const TANZANIA = '+255';

/**
 * A telephone number as it is kept, `+255712345678`: people write `0712 345 678`, `255712345678` or
 * `00255-712-345-678`. Undefined for what is none.
 */
export function normalPhone(typed: string): string | undefined {
  const signs = typed.replaceAll(/[\s().-]/g, '').replace(/^00/, '+');
  const own = /^(?:\+?2550?|0|)([67]\d{8})$/.exec(signs);
  if (own) return `${TANZANIA}${own[1]}`;
  return /^\+[1-9]\d{7,14}$/.test(signs) && !signs.startsWith(TANZANIA) ? signs : undefined;
}
