const FEET =
  /^(\d)\s*(?:ft|feet|foot|futi|')\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:in|inch|inches|inchi|"|'')?)?$/;
const CM_AN_INCH = 2.54;
const INCHES_A_FOOT = 12;

/** Centimetres of `1.85 m`, `1,85`, `185`, `185 cm`, `6ft 1` or `6'1"`; undefined: none of them. */
export function heightOf(written: string): number | undefined {
  const text = written.toLowerCase().replace(/[’′`]/g, "'").replace(/[”″]/g, '"').trim();
  const feet = FEET.exec(text);
  if (feet) {
    const inches = Number(feet[1]) * INCHES_A_FOOT + Number(feet[2] ?? 0);
    return Math.round(inches * CM_AN_INCH);
  }
  const metres = /^([12])[.,](\d{1,2})\s*(?:m|mt|mita|metres?|meters?)?$/.exec(text);
  if (metres) return Number(`${metres[1]}${metres[2]!.padEnd(2, '0')}`);
  const found = /^(\d{2,3})(?:[.,](\d))?\s*(?:cm|sm|sentimita)?$/.exec(text);
  return found ? Number(`${found[1]}.${found[2] ?? 0}`) : undefined;
}

/** Kilograms of `72`, `72.5 kg` or `kilo 72`. */
export function weightOf(written: string): number | undefined {
  const text = written.toLowerCase().trim();
  const found = /^(?:kilo|kg)?\s*(\d{2,3})(?:[.,](\d+))?\s*(?:kgs?|kilo)?\.?$/.exec(text);
  return found ? Number(`${found[1]}.${found[2] ?? 0}`) : undefined;
}

/** The number on a shirt: `7`, `07`, `#7`, `No. 7`, `7.0`. */
export function shirtOf(written: string): number | undefined {
  const found = /^(?:#|n[oa]\.?|namba|jezi)?\s*(\d{1,3})(?:\.0+)?$/i.exec(written.trim());
  return found ? Number(found[1]) : undefined;
}

/**
 * A telephone number as it is dialled: a spreadsheet takes the first 0 away, or the plus. A text
 * that is no number stays as it is written.
 */
export function phoneOf(written: string): string {
  const text = /^\d(?:\.\d+)?e\+?\d+$/i.test(written) ? String(Number(written)) : written;
  const digits = text.replace(/\.0$/, '').replace(/[\s().-]/g, '');
  if (/^[67]\d{8}$/.test(digits)) return `0${digits}`;
  if (/^255\d{9}$/.test(digits)) return `+${digits}`;
  if (/^00255\d{9}$/.test(digits)) return `+${digits.slice(2)}`;
  return text;
}
