/** Three decimals as official tables print them; `MAX` where nothing was lost, a dash for 0/0. */
export function ratioText(ratio: number | 'MAX' | null): string {
  if (ratio === null) return '–';
  return ratio === 'MAX' ? 'MAX' : ratio.toFixed(3);
}

type Value = number | 'MAX' | null;

/** Two values that decided a place; ratios with as many decimals as it takes to tell them apart. */
export function decidingValues(values: readonly Value[]): string {
  if (values.every((value) => value === null)) return '';
  for (let decimals = 3; ; decimals += 1) {
    const texts = values.map((value) => shown(value, decimals));
    if (decimals === 8 || new Set(texts).size === texts.length) return texts.join(' – ');
  }
}

function shown(value: Value, decimals: number): string {
  if (value === null || value === 'MAX') return ratioText(value);
  return Number.isInteger(value) ? String(value) : value.toFixed(decimals);
}
