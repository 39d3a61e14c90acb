import { createHmac, randomBytes } from 'node:crypto';

/** RFC 4648, as apps show secrets and people type them. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;
const DIGITS = 6;
/** A phone's clock may be half a minute off. */
const STEPS_OFF = [0, -1, 1];

/** The shared secret of RFC 6238: 160 bits by chance, in base 32. */
export function newTotpSecret(): string {
  return base32(randomBytes(20));
}

export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** The code of one step of 30 seconds: RFC 4226 with HMAC-SHA-1, which every app knows. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const value = mac.readUInt32BE(mac[mac.length - 1]! & 0xf) & 0x7fffffff;
  return String(value % 10 ** DIGITS).padStart(DIGITS, '0');
}

export function stepAt(now: number): number {
  return Math.floor(now / STEP_MS);
}

/** The step that a code belongs to, now or just before or after; undefined for a wrong one. */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  return STEPS_OFF.map((off) => stepAt(now) + off).find((step) => totpCode(secret, step) === code);
}

/** The address in the QR code for the app, which lists the account under the name of the site. */
export function totpAddress(secret: string, email: string, siteName: string): string {
  // A colon parts the two in apps.
  const issuer = encodeURIComponent(siteName.replaceAll(':', ' '));
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${secret}&issuer=${issuer}`;
}
