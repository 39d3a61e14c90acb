import type { Warning } from '#contract/administration/summary.ts';
import type { Auth } from '#server/accounts/auth/auth.ts';
import type { BackupSettings } from '#server/exchange/backups/daily-backups.ts';
import type { RestoreSettings } from '#server/exchange/restore/api.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import type { SecurityWatch } from '#server/platform/http/security-log.ts';
import type { Hub } from '#server/platform/live/hub.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import type { PageCache } from '#server/platform/pages/page-cache.ts';
import type { Versions } from '#server/platform/pages/versions.ts';
import type { ViewCounter } from '#server/site/analytics/view-counter.ts';
import type { Push } from '#server/site/push/start-push.ts';
import type { SmsSettings } from '#server/site/sms/api.ts';
import type { UssdSettings } from '#server/site/ussd/api.ts';
import type { Webhooks } from '#server/site/webhooks/start-webhooks.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { Apart, Keeping } from './turns/kept-reads.ts';

export type HttpOptions = {
  store: Store;
  auth: Auth;
  hub: Hub;
  storage: Storage;
  publicUrl?: string | undefined;
  /** Scheme and host of the site in links, also where nobody has set PUBLIC_URL. */
  origin?: string;
  trustProxy?: number;
  /** Streams at once from one address. */
  readersPerAddress?: number;
  /** The address of the site for links in mails; without it this installation sends no mail. */
  mailOrigin?: string | undefined;
  /** Without them the API stands alone, as in its tests. */
  pages?: { renderer: PageRenderer; cache: PageCache; assets: string };
  /** The states that kept answers are of; without it each is made anew. */
  versions?: Versions;
  /** The state of the site that kept lists of the API are of; without it each is made anew. */
  keeping?: Keeping;
  /**
   * Long work on a large site is carried out in another thread; without it everything is done here.
   */
  apart?: Apart | undefined;
  /** Counts who reads which pages; without it nothing is counted. */
  views?: ViewCounter;
  log: (error: unknown, path: string, requestId?: string) => void;
  /** Warnings about disk and database for administrators. */
  findWarnings?: () => Promise<Warning[]>;
  /** The maker of copies of all data. */
  backups: BackupSettings;
  /** The folder of the open data that are published each night. */
  openDataFolder: string;
  /** Settings of the restore by browser; undefined: there is none. */
  restore?: RestoreSettings | undefined;
  /** Loads the demonstration when the first administrator asks for it. */
  fillDemo?: (() => Promise<void>) | undefined;
  /** Messages to closed pages; without it none are sent. */
  push?: Push | undefined;
  /** Events for programs elsewhere; without it none are sent. */
  webhooks?: Webhooks | undefined;
  /** USSD; without it no operator is answered. */
  ussd?: UssdSettings | undefined;
  /** Messages by SMS; undefined: none are sent or taken. */
  sms?: SmsSettings | undefined;
  /** Counters, and the token of whoever may read them. */
  metrics?: { metrics: Metrics; token: string } | undefined;
  /** Sign-ins, refusals and what is done with accounts and rights, for the log. */
  watch?: SecurityWatch;
  clock?: () => number;
};
