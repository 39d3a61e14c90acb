import { expect, test } from 'vitest';
import { whatsAppAddress } from './whatsapp-address.ts';

const MESSAGE = 'A & B 3–1\n?x\nhttps://wavu.example/1#y';

test('an address of WhatsApp holds the whole message, also its marks of addresses', () => {
  const address = new URL(whatsAppAddress(MESSAGE));
  expect(address.origin + address.pathname).toBe('https://wa.me/');
  expect(address.searchParams.get('text')).toBe(MESSAGE);
});

test('with the number of a person the chat with that person opens', () => {
  expect(new URL(whatsAppAddress(MESSAGE, '+255712345678')).pathname).toBe('/255712345678');
});
