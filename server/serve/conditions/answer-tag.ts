import { createHash } from 'node:crypto';

/** The tag of an answer of the API by its bytes: the same whether it was kept, compressed or neither. */
export function tagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

/**
 * Whether `If-Match` names the tag, in whatever encoding its answer was sent: all of them say the same.
 */
export function namesTag(header: string, tag: string): boolean {
  return header.split(',').some((candidate) => {
    const plain = candidate
      .trim()
      .replace(/^W\//, '')
      .replace(/-(?:br|gzip|dcb)"$/, '"');
    return plain === '*' || plain === tag;
  });
}
