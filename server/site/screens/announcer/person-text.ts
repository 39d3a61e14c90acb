/** `7 Juma Hamisi`; the number alone of whoever may not be named. */
export function personText(shirt: number, names: ReadonlyMap<number, string>): string {
  return [shirt, names.get(shirt)].filter(Boolean).join(' ');
}
