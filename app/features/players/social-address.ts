const PREFIXES = {
  instagram: 'https://www.instagram.com/',
  tiktok: 'https://www.tiktok.com/@',
  facebook: 'https://www.facebook.com/',
};

/** A name such as `@wavu`, or a whole https address, as the player's record keeps it. */
export function socialAddress(network: keyof typeof PREFIXES, name: string): string {
  if (name.startsWith('https://')) return name;
  return PREFIXES[network] + encodeURIComponent(name.replace(/^@/, ''));
}
