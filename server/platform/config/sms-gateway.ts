/** The service that puts our messages on the air, as `SMS_URL` names it. */
export type Gateway = {
  kind: 'africastalking' | 'beem' | 'nextsms' | 'android' | 'whatsapp';
  origin: string;
  user: string;
  password: string;
  /** The name or number that people see as the sender; empty for the gateway's own. */
  from: string;
  /** TZS for a message of one part. */
  price: number;
  /** Of WhatsApp: the approved form in which a message may go out at any time. */
  template?: { name: string; language: string };
};

const DEFAULT_PRICE = 22;
const MOST_PRICE = 1000;
const KINDS: readonly string[] = ['africastalking', 'beem', 'nextsms', 'android'];

/**
 * Reads `beem://KEY:SECRET@apisms.beem.africa?from=WAVU&price=22`. Telephones in the own network speak
 * http, and so does a fake on this machine; all others https.
 *
 * @returns undefined where it is no such address
 */
export function readGateway(text: string): Gateway | undefined {
  const url = URL.parse(text);
  const kind = url?.protocol.slice(0, -1) ?? '';
  if (url === null || url.host === '' || !KINDS.includes(kind)) return undefined;
  const price = Number(url.searchParams.get('price') ?? DEFAULT_PRICE);
  if (!Number.isInteger(price) || price < 1 || price > MOST_PRICE) return undefined;
  const scheme = kind === 'android' || url.hostname === '127.0.0.1' ? 'http' : 'https';
  return {
    kind: kind as Gateway['kind'],
    origin: `${scheme}://${url.host}`,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    from: url.searchParams.get('from') ?? '',
    price,
  };
}
