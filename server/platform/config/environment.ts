import { z } from 'zod';
import { MAIL_SENDER } from './mail-sender.ts';
import { misspeltNames } from './near-names.ts';
import { FROM_FILES, withSecretFiles } from './secret-files.ts';
import { readGateway } from './sms-gateway.ts';

const port = z.coerce.number().int().min(0).max(65535);
const optionalText = z.string().trim().min(1).optional();

/** Pages, cookies and links lead to the top of a host: below a path nothing would be found. */
const siteAddress = z
  .url({ protocol: /^https?$/ })
  .refine((text) => `${new URL(text).origin}/` === new URL(text).href, {
    message: 'must be a host alone, as https://wavu.example, without a path',
  })
  .transform((text) => new URL(text).origin);

/**
 * One host: a list of them (`postgres://a,b/wavu`) is libpq's, and the driver knows none. A proxy
 * before the nodes decides once for all of them which server takes writes (docs/deployment.md).
 */
const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
  .refine((text) => !hostOf(text).includes(','), {
    message: 'must name one host; for several put HAProxy in front (docs/deployment.md)',
  });

function hostOf(address: string): string {
  const [authority = ''] = address.replace(/^\w+:\/\//, '').split(/[/?#]/);
  return authority.slice(authority.lastIndexOf('@') + 1);
}

/** The address of a stream; the query is ours. */
const streamAddress = z
  .url({ protocol: /^https?$/ })
  .refine((text) => new URL(text).search === '' && new URL(text).hash === '', {
    message: 'must be an address without ? and #, as https://live.wavu.example/api/v1/live',
  });

/** @param bytes of the key, in base64 for addresses */
const vapidKey = (bytes: number) =>
  z.string().refine((text) => Buffer.from(text, 'base64url').length === bytes, {
    message: `must be ${bytes} bytes in base64url, as web-push generate-vapid-keys prints it`,
  });

const publishAddresses = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every((part) => /^https?:$/.test(URL.parse(part)?.protocol ?? '')), {
    message: 'must be addresses such as http://10.0.0.5:8081/publish, divided by commas',
  });

/** Of an account of WhatsApp all of them are needed. */
const WHATSAPP = [
  'WHATSAPP_TOKEN',
  'WHATSAPP_PHONE_ID',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
  'WHATSAPP_PRICE',
] as const;

/**
 * Everything that the environment may say, all of it optional (docs/operations.md).
 * main.ts is the one reader of process.env; it passes the result on.
 */
export const environmentSchema = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().min(1).default('0.0.0.0'),
    /** The address that people type, for links in mails and scorer links. */
    PUBLIC_URL: siteAddress.optional(),
    DATA_DIR: z.string().min(1).default('./data'),
    /** `postgres://...`; without it one SQLite file in DATA_DIR. */
    DATABASE_URL: databaseAddress.optional(),
    /** A direct connection for LISTEN where DATABASE_URL goes through a pooler. */
    DATABASE_LISTEN_URL: databaseAddress.optional(),
    DEMO: z.enum(['auto', 'on', 'off']).default('auto'),
    /** Signs sessions. Generated into DATA_DIR with SQLite; required with PostgreSQL. */
    SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    GOOGLE_CLIENT_ID: optionalText,
    GOOGLE_CLIENT_SECRET: optionalText,
    GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
    S3_ENDPOINT: z.url().optional(),
    S3_BUCKET: optionalText,
    S3_ACCESS_KEY: optionalText,
    S3_SECRET_KEY: optionalText,
    /** A folder for a copy of all data each day, better on another disk. */
    BACKUP_DIR: optionalText,
    /** A bucket for them, at S3_ENDPOINT; not the one of the pictures. */
    BACKUP_S3_BUCKET: optionalText,
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
      .optional(),
    /** The sender of mails; without it `no-reply@` the host of PUBLIC_URL. */
    MAIL_FROM: z
      .string()
      .regex(MAIL_SENDER, 'must be an address, as ligi@example.org or Ligi <ligi@example.org>')
      .optional(),
    /** The keys that push services know this installation by; made by themselves without them. */
    VAPID_PUBLIC_KEY: vapidKey(65).optional(),
    VAPID_PRIVATE_KEY: vapidKey(32).optional(),
    /** The number of proxies in front that may be believed about the client's address. */
    TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
    /** Streams of live scores at once, of all; never more than the files of this process allow. */
    MAX_READERS: z.coerce.number().int().min(1).optional(),
    /** Streams of live scores at once from one address, of IPv6 from one network (/64). */
    READERS_PER_ADDRESS: z.coerce.number().int().min(1).optional(),
    /** The address where pages open their streams: an nginx with nchan in front (docs/scale.md). */
    LIVE_URL: streamAddress.optional(),
    /** The edges to which lines and beats are published, divided by commas. */
    NCHAN_PUBLISH_URL: publishAddresses.optional(),
    /** Opens `/metrics` to whoever sends it as a bearer. */
    METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
    /** The last part of the address at which an operator asks for USSD screens. */
    USSD_KEY: z
      .string()
      .regex(/^[\w-]{16,100}$/, 'must have 16 to 100 letters, digits, - or _')
      .optional(),
    /** The code that people dial. */
    USSD_CODE: z
      .string()
      .regex(/^\*\d[\d*]{1,20}#$/, 'must be a code as *149*46#')
      .optional(),
    /** The gateway of messages by SMS, with its kind, its keys and the sender. */
    SMS_URL: z
      .string()
      .refine((text) => readGateway(text) !== undefined, {
        message: 'must be as beem://KEY:SECRET@apisms.beem.africa?from=WAVU&price=22',
      })
      .optional(),
    /** The last part of the address to which it brings texts of people. */
    SMS_KEY: z
      .string()
      .regex(/^[\w-]{16,100}$/, 'must have 16 to 100 letters, digits, - or _')
      .optional(),
    /** The number that people write to. */
    SMS_NUMBER: z
      .string()
      .regex(/^\+?\d{4,15}$/, 'must be a number as 15333 or +255712345678')
      .optional(),
    /** The token of a system user of the WhatsApp Business Platform, and the number that it sends from. */
    WHATSAPP_TOKEN: optionalText,
    WHATSAPP_PHONE_ID: z
      .string()
      .regex(/^\d{5,30}$/, 'must be the digits that Meta shows')
      .optional(),
    /** The secret of the app, with which Meta signs what it brings. */
    WHATSAPP_APP_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
    /** The word that Meta says when the address for texts is entered there. */
    WHATSAPP_VERIFY_TOKEN: z
      .string()
      .regex(/^[\w-]{16,100}$/, 'must have 16 to 100 letters, digits, - or _')
      .optional(),
    /** TZS for a template; Meta's list of prices changes, so there is no default. */
    WHATSAPP_PRICE: z.coerce.number().int().min(1).max(1000).optional(),
    /** The approved template with one parameter, and the code of its language. */
    WHATSAPP_TEMPLATE: z
      .string()
      .regex(/^[a-z0-9_]{1,512}:[a-z]{2}(_[A-Z]{2})?$/, 'must be as wavu_message:sw')
      .default('wavu_message:sw'),
    /** The number that people write to. */
    WHATSAPP_NUMBER: z
      .string()
      .regex(/^\+\d{8,15}$/, 'must be a number as +255712345678')
      .optional(),
    /** The API with its version. */
    WHATSAPP_API: z.url({ protocol: /^https?$/ }).default('https://graph.facebook.com/v23.0'),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info'),
  })
  .refine((env) => !env.LIVE_URL || env.NCHAN_PUBLISH_URL, {
    path: ['LIVE_URL'],
    message: 'needs NCHAN_PUBLISH_URL: without it nothing would arrive there',
  })
  .refine((env) => !env.USSD_CODE || env.USSD_KEY, {
    path: ['USSD_CODE'],
    message: 'needs USSD_KEY: without it nobody answers',
  })
  .refine((env) => !env.SMS_KEY || env.SMS_URL, {
    path: ['SMS_KEY'],
    message: 'needs SMS_URL: without it nobody is answered',
  })
  .refine((env) => !env.SMS_NUMBER || env.SMS_KEY, {
    path: ['SMS_NUMBER'],
    message: 'needs SMS_KEY: without it no text arrives',
  })
  .refine(
    (env) => {
      const count = WHATSAPP.filter((name) => env[name] !== undefined).length;
      return count === 0 || count === WHATSAPP.length;
    },
    {
      path: ['WHATSAPP_TOKEN'],
      message: `and ${WHATSAPP.slice(1).join(', ')} are required together`,
    },
  )
  .refine((env) => !env.WHATSAPP_NUMBER || env.WHATSAPP_TOKEN, {
    path: ['WHATSAPP_NUMBER'],
    message: 'needs WHATSAPP_TOKEN: without it nobody is answered',
  })
  .refine((env) => !env.DATABASE_URL || env.SECRET, {
    path: ['SECRET'],
    message: 'is required together with DATABASE_URL',
  })
  .refine((env) => !env.VAPID_PUBLIC_KEY === !env.VAPID_PRIVATE_KEY, {
    path: ['VAPID_PUBLIC_KEY'],
    message: 'and VAPID_PRIVATE_KEY are required together',
  })
  .refine((env) => !env.GOOGLE_CLIENT_ID === !env.GOOGLE_CLIENT_SECRET, {
    path: ['GOOGLE_CLIENT_ID'],
    message: 'and GOOGLE_CLIENT_SECRET are required together',
  })
  .refine(
    ({ S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY }) => {
      const count = [S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY].filter(Boolean).length;
      return count === 0 || count === 4;
    },
    {
      path: ['S3_ENDPOINT'],
      message: 'and S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY are required together',
    },
  )
  .refine((env) => !env.BACKUP_S3_BUCKET || env.S3_ENDPOINT, {
    path: ['BACKUP_S3_BUCKET'],
    message: 'needs S3_ENDPOINT and its keys',
  })
  .refine((env) => !env.BACKUP_S3_BUCKET || env.BACKUP_S3_BUCKET !== env.S3_BUCKET, {
    path: ['BACKUP_S3_BUCKET'],
    message: 'must be another bucket than S3_BUCKET',
  });

export type Environment = z.infer<typeof environmentSchema>;

/** Empty variables count as absent. Throws one line that names each variable at fault. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const complete = withSecretFiles(source);
  const known = Object.keys(environmentSchema.shape);
  const values = Object.fromEntries(
    known.flatMap((name) => (complete[name] ? [[name, complete[name]]] : [])),
  );
  const result = environmentSchema.safeParse(values);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Cannot start, check the environment: ${faults.join('; ')}`);
}

/** Variables that were probably meant for us, each with the name that it should have. */
export function misspeltVariables(source: Record<string, string | undefined>): string[] {
  const files = FROM_FILES.map((name) => `${name}_FILE`);
  return misspeltNames(Object.keys(source), [...Object.keys(environmentSchema.shape), ...files]);
}
