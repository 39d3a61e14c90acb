import { renderUnicodeCompact } from 'uqr';
import { lanAddresses } from '#server/platform/http/lan-addresses.ts';

/**
 * Lines for the person who starts the server of a hall: the address that phones there can reach, also as a
 * picture for a camera.
 *
 * @param url of the server, as this machine itself reaches it
 */
export function hallStartLines(url: string, addresses = lanAddresses()): string[] {
  const { protocol, port } = new URL(url);
  if (addresses.length === 0) return ['This server stands in a hall, and is in no network yet.'];
  return addresses.flatMap((address) => {
    const own = `${protocol}//${address}${port === '' ? '' : `:${port}`}`;
    return [
      `In the hall: ${own} (scorers, TV and QR codes: ${own}/hall)`,
      renderUnicodeCompact(own),
    ];
  });
}
