export function pinDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, 8);
}

/** In two groups of four, as a person reads a PIN out. */
export function groupedPin(text: string): string {
  const digits = pinDigits(text);
  return digits.length > 4 ? `${digits.slice(0, 4)} ${digits.slice(4)}` : digits;
}
