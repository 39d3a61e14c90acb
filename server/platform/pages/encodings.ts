import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

type PlainEncoding = 'br' | 'gzip' | 'identity';
/** `dcb`: brotli with a dictionary that the browser has already, RFC 9842. */
export type Encoding = PlainEncoding | 'dcb';

/** A compression dictionary (RFC 9842): text that pages have in common. */
export type PageDictionary = {
  text: Buffer;
  digest: Buffer;
  /** As browsers name it in `Available-Dictionary`. */
  name: string;
};

/** Before the brotli stream: the mark of the format, then the digest of the dictionary. */
const DCB_MARK = Buffer.from([0xff, 0x44, 0x43, 0x42]);

export function createPageDictionary(content: string): PageDictionary {
  const text = Buffer.from(content);
  const digest = createHash('sha256').update(text).digest();
  return { text, digest, name: `:${digest.toString('base64')}:` };
}

/** One page's bytes in each encoding that was asked for. */
export type EncodedPage = {
  encode(encoding: Encoding): Promise<Uint8Array>;
  /** Strong: each encoding has its own. */
  etag(encoding: Encoding): string;
  /** Bytes held so far, all encodings together. */
  size(): number;
};

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const gunzippable = promisify(gzip);
const gunzipped = promisify(gunzip);

/** 8 costs a quarter more time than 5 (2.4 to 1.9 ms for the home page) and saves 2.5 %; 9 costs ten times 5. */
const QUALITY = 8;

/**
 * A page as rendered is let go of once a compressed form of a tenth its size can give it again: nearly
 * everybody asks for one, so ten times as many pages are kept in the same room.
 */
export function encodePage(
  body: Uint8Array,
  onGrow: (bytes: number) => void,
  dictionary?: PageDictionary,
): EncodedPage {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const encodings = new Map<Encoding, Promise<Uint8Array>>([['identity', Promise.resolve(body)]]);
  let held = body.byteLength;

  function grow(bytes: number) {
    held += bytes;
    onGrow(bytes);
  }

  async function plain(): Promise<Uint8Array> {
    const known = encodings.get('identity');
    const br = encodings.get('br');
    if (known) return known;
    return br ? unbrotli(await br) : gunzipped(await encodings.get('gzip')!);
  }

  async function compress(encoding: 'br' | 'gzip' | 'dcb'): Promise<Uint8Array> {
    const raw = await plain();
    const isByDictionary = encoding === 'dcb' && dictionary !== undefined;
    const bytes = isByDictionary
      ? await compressWith(raw, dictionary)
      : await compressBytes(raw, encoding === 'gzip' ? 'gzip' : 'br');
    grow(bytes.byteLength);
    // It can be read again from one of the others alone.
    if (!isByDictionary && encodings.delete('identity')) grow(-raw.byteLength);
    return bytes;
  }

  return {
    encode(encoding) {
      if (encoding === 'identity') return plain();
      const bytes = encodings.get(encoding) ?? compress(encoding);
      encodings.set(encoding, bytes);
      return bytes;
    },
    etag: (encoding) => (encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`),
    size: () => held,
  };
}

async function compressWith(
  raw: Uint8Array,
  { text, digest }: PageDictionary,
): Promise<Uint8Array> {
  return Buffer.concat([DCB_MARK, digest, await asBrotli(raw, text)]);
}

/** A copy: zlib's own lies in a chunk of 16 KB, all of which would be kept. */
export async function compressBytes(
  raw: Uint8Array,
  encoding: 'br' | 'gzip',
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (encoding === 'br' ? asBrotli(raw) : gunzippable(raw)));
}

function asBrotli(raw: Uint8Array, dictionary?: Buffer): Promise<Uint8Array> {
  return brotli(raw, {
    ...(dictionary ? { dictionary } : {}),
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.byteLength,
    },
  });
}

/** The best encoding that `Accept-Encoding` allows; RFC 9110, 12.5.3. */
export function chooseEncoding(accepted: string | undefined): PlainEncoding {
  if (accepted === undefined) return 'identity';
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  const allows = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (allows('br')) return 'br';
  return allows('gzip') || allows('x-gzip') ? 'gzip' : 'identity';
}

/** Whether the browser has this dictionary and reads pages compressed with it. */
export function knowsDictionary(
  accepted: string | undefined,
  available: string | undefined,
  dictionary: PageDictionary | undefined,
): boolean {
  const isTheirs = dictionary !== undefined && dictionary.name === available;
  return isTheirs && /(^|[,\s])dcb\s*(,|$)/i.test(accepted ?? '');
}

/** `If-None-Match` names this tag; weakly compared, as proxies weaken tags. RFC 9110, 13.1.2. */
export function matchesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const opaqueTag = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.split(',').some((tag) => opaqueTag(tag) === etag || opaqueTag(tag) === '*');
}
