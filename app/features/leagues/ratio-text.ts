/** Three decimals as official tables print them; `MAX` where nothing was lost, a dash for 0/0. */
export function ratioText(ratio: number | 'MAX' | null): string {
  if (ratio === null) return '–';
  return ratio === 'MAX' ? 'MAX' : ratio.toFixed(3);
}
