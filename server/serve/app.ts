import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import type { Kysely } from 'kysely';
import { textOf } from '#contract/text/text.ts';
import { mountUsers } from '#server/accounts/users/api.ts';
import { mountExports } from '#server/exchange/exports/api.ts';
import { mountImport } from '#server/exchange/import/api.ts';
import { mountMatchFiles } from '#server/exchange/match-files/api.ts';
import { readVersion } from '#server/platform/config/version.ts';
import { pendingMigrations } from '#server/platform/db/migrate.ts';
import { createReadiness } from '#server/platform/db/readiness.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { type Api, type ApiEnv, createApi } from '#server/platform/http/api.ts';
import { onError, problemResponse } from '#server/platform/http/problem.ts';
import { sameOrigin } from '#server/platform/http/same-origin.ts';
import {
  DATA_POLICY,
  pagePolicy,
  securityHeaders,
} from '#server/platform/http/security-headers.ts';
import { securityLog } from '#server/platform/http/security-log.ts';
import { mountBestPlayers } from '#server/play/best-players/api.ts';
import { mountClubManagers } from '#server/play/club-managers/api.ts';
import { mountDesk } from '#server/play/desk/api.ts';
import { isRemovedDocument } from '#server/play/documents/queries.ts';
import { mountDuties } from '#server/play/duties/api.ts';
import { mountExams } from '#server/play/exams/api.ts';
import { mountFixtures } from '#server/play/fixtures/api.ts';
import { mountGroups } from '#server/play/groups/api.ts';
import { mountLeaders } from '#server/play/leaders/api.ts';
import { mountLeagues } from '#server/play/leagues/api.ts';
import { mountLineups } from '#server/play/lineups/api.ts';
import { mountMatches } from '#server/play/matches/api.ts';
import { matchExists } from '#server/play/matches/queries.ts';
import { mountParked } from '#server/play/parked/api.ts';
import { mountFiles, mountUploads } from '#server/play/pictures/api.ts';
import { mountPlaces } from '#server/play/places/api.ts';
import { mountPlayers } from '#server/play/players/api.ts';
import { mountResults } from '#server/play/results/api.ts';
import { mountSchedule } from '#server/play/schedule/api.ts';
import { mountScorerLinks } from '#server/play/scorer-links/api.ts';
import { mountScoresheets } from '#server/play/scoresheets/api.ts';
import { mountScoring } from '#server/play/scoring/api.ts';
import { findStandingLine } from '#server/play/scoring/standing-line.ts';
import { mountScouting } from '#server/play/scouting/api.ts';
import { mountSeats } from '#server/play/seats/api.ts';
import { mountSecretaries } from '#server/play/secretaries/api.ts';
import { mountSignatures } from '#server/play/signatures/api.ts';
import { mountSigning } from '#server/play/signing/api.ts';
import { mountStandings } from '#server/play/standings/api.ts';
import { mountStreamControls } from '#server/play/stream-controls/api.ts';
import { mountTeams } from '#server/play/teams/api.ts';
import { mountAssistants } from '#server/site/assistants/api.ts';
import { mountAudit } from '#server/site/audit/api.ts';
import { mountCalendars } from '#server/site/calendars/api.ts';
import { mountDevelopers } from '#server/site/developers/api.ts';
import { mountDiscovery } from '#server/site/discovery/api.ts';
import { mountEmbeds } from '#server/site/embeds/api.ts';
import { mountOembed } from '#server/site/embeds/oembed.ts';
import { mountFeeds } from '#server/site/feeds/api.ts';
import { mountLiveStream } from '#server/site/live-streams/api.ts';
import { mountSeatStream } from '#server/site/live-streams/seat-stream.ts';
import { mountOpenDataFile } from '#server/site/open-data/api.ts';
import { mountScreens } from '#server/site/screens/api.ts';
import { mountSearch } from '#server/site/search/api.ts';
import { mountSharePictures } from '#server/site/share-pictures/api.ts';
import { mountSmsCallback } from '#server/site/sms/api.ts';
import {
  createUssdScreens,
  mountUssd,
  mountUssdCallback,
  type UssdScreens,
} from '#server/site/ussd/api.ts';
import { mountAccountCalls } from './account-calls.ts';
import { forwardLongCalls, passedOn } from './apart/forward.ts';
import { mountCallLimits } from './call-limits.ts';
import { mountCallRights } from './call-rights.ts';
import { compressAnswers } from './compress-answers.ts';
import { mountConditions, type ReadAs } from './conditions/conditional-calls.ts';
import { mountApiDocs } from './description/api-docs.ts';
import { mountHealth } from './health.ts';
import type { HttpOptions } from './http-options.ts';
import { mountIdempotency } from './idempotent-calls.ts';
import { limitBody } from './limit-body.ts';
import { countRequests, mountMetrics } from './metrics-route.ts';
import { mountPages } from './mount-pages.ts';
import { answerPreflight, OPEN_TO_SITES } from './open-reads.ts';
import { mountFactRights } from './rights/fact-rights.ts';
import { refuseInvalidTokens } from './rights/refuse-tokens.ts';
import { mountAuth } from './sign-in/auth-routes.ts';
import { mountSiteCalls } from './site-calls.ts';
import { isInner, onlyOuter } from './turns/inner.ts';
import { askWithin, createCallQueue, keptReads } from './turns/kept-reads.ts';
import { takeTurns } from './turns/take-turns.ts';
import { answerUnknownCall } from './unknown-call.ts';
import { withActor } from './with-actor.ts';

const POLICY = 'content-security-policy';
/** Characters: enough for a UUID, and for the names that proxies give. */
const MAX_REQUEST_ID = 64;

/**
 * PostgreSQL has no room for NUL in text, and no path of ours has a control character or a line
 * break, at which patterns of routes end.
 */
const UNREADABLE = /%00|^[^?]*%(?:[01][0-9a-f]|7f|e2%80%a[89])/i;

/** Everything that is answered over HTTP. */
export function createHttpApp(options: HttpOptions): Hono<ApiEnv> {
  const { store, auth, trustProxy = 0, clock = Date.now } = options;
  const always = securityHeaders(options.publicUrl);
  const onEach = Object.entries(always);
  const app = new Hono<ApiEnv>();

  const readiness = createReadiness(() =>
    pendingMigrations(store.db as unknown as Kysely<unknown>),
  );
  mountHealth(app, readiness, { ...always, [POLICY]: DATA_POLICY });
  app.onError(onError(options.log));
  if (options.metrics) {
    app.use(onlyOuter(countRequests(options.metrics.metrics)));
    mountMetrics(app, options.metrics.metrics, options.metrics.token);
  }
  if (options.watch) app.use(onlyOuter(securityLog(options.watch, trustProxy)));
  app.use(async (c, next) => {
    c.set('now', clock());
    if (UNREADABLE.test(c.req.url))
      throw new AppError('MALFORMED', textOf('call.unreadableAddress'));
    await next();
    if (c.var.hasSecurityHeaders) return;
    const answered = c.res.headers;
    for (const [name, value] of onEach) answered.set(name, value);
    if (!answered.has(POLICY)) answered.set(POLICY, pagePolicy([], []));
  });
  let version: string | undefined;
  // Before the check of origins: it looks at no cookie, so any page may ask.
  mountAssistants(app, store, {
    version: () => {
      // To read it asks git.
      version ??= readVersion().version;
      return version;
    },
    publicUrl: options.publicUrl,
    readAs: async (c, path) => app.request(`http://localhost/api/v1${path}`, {}, c.env),
  });
  app.use(sameOrigin(options.publicUrl));
  app.use('/api/v1/*', answerPreflight());
  app.use('/api/*', compressAnswers());
  app.use('/api/*', requestId({ limitLength: MAX_REQUEST_ID }), async (c, next) => {
    await next();
    if (!c.res.headers.has(POLICY)) c.res.headers.set(POLICY, DATA_POLICY);
    c.res.headers.set('x-request-id', c.var.requestId!);
  });
  app.use('/api/v1/*', withActor(store, auth));
  mountTurns(app, options);
  app.use('/api/v1/*', refuseInvalidTokens);
  const isSecure = options.publicUrl?.startsWith('https://') ?? false;
  app.use('/api/auth/*', limitBody);
  mountAuth(app, store, auth, { trustProxy, isSecure });
  const ussdScreens = createUssdScreens(store, { versions: options.versions, clock });
  mountUssdCallback(app, ussdScreens, options.ussd, options.log);
  mountSmsCallback(app, store, options.sms, { clock, log: options.log });
  const api = mountApi(options, ussdScreens, async (c, path) =>
    app.request(`http://localhost/api/v1${path}`, { headers: passedOn(c) }, { isInner: true }),
  );
  mountApiDocs(app, api, options.apart);
  app.route('/api/v1', api);
  app.all('/api/*', answerUnknownCall);
  mountFiles(app, options.storage, (key) => isRemovedDocument(store, key));
  mountDevelopers(app);
  mountOpenDataFile(app, store, options.openDataFolder);
  mountDiscovery(app, store, options.publicUrl);
  mountSharePictures(app, store, options.storage, trustProxy);
  if (options.keeping) {
    const { origin = 'http://localhost' } = options;
    const keeping = { ...options.keeping, origin, trustProxy, clock };
    mountCalendars(app, store, keeping);
    mountFeeds(app, store, keeping);
    mountEmbeds(app, store, { ...keeping, publicUrl: options.publicUrl });
    mountOembed(app, store, keeping);
    mountScreens(app, store, keeping);
  }
  if (options.pages) mountPages(app, options.pages, { always, views: options.views, trustProxy });
  app.notFound(() => problemResponse(notFound('page.notFound')));
  return app;
}

/** Turns of those who ask, and what is kept or made apart instead of being made here for each of them. */
function mountTurns(
  app: Hono<ApiEnv>,
  { apart, keeping, trustProxy = 0, clock = Date.now }: HttpOptions,
): void {
  const queue = createCallQueue();
  const inTurn = takeTurns(queue, trustProxy);
  app.use('/api/v1/*', inTurn);
  if (keeping) {
    const isLarge = apart?.isLarge ?? (() => false);
    const cachedReads = keptReads(
      keeping,
      queue,
      trustProxy,
      askWithin(app, apart),
      isLarge,
      clock,
    );
    app.use('/api/v1/*', async (c, next) => (isInner(c.env) ? next() : cachedReads(c, next)));
  }
  if (apart) app.use('/:file{sitemap.*}', inTurn, forwardLongCalls(apart.caller, apart.isLarge));
}

/** The calls around a match and at its court. */
function mountMatchCalls(
  api: Api,
  { store, trustProxy = 0, versions }: HttpOptions,
  addressOf: (requestUrl: string) => string,
): void {
  mountMatches(api, store);
  mountBestPlayers(api, store);
  mountScorerLinks(api, store, { trustProxy, addressOf });
  mountDesk(api, store, { trustProxy, addressOf });
  mountDuties(api, store, { addressOf });
  mountExams(api, store);
  mountScoring(api, store);
  mountResults(api, store);
  mountScoresheets(api, store, { trustProxy, versions });
  mountMatchFiles(api, store);
  mountSignatures(api, store);
  mountSigning(api, store, { addressOf });
  mountParked(api, store);
  mountLineups(api, store);
  mountSeats(api, store, { addressOf });
  mountScouting(api, store);
  mountStreamControls(api, store);
}

/** The nouns of `/api/v1`. */
export function mountApi(options: HttpOptions, ussdScreens: UssdScreens, readAs: ReadAs): Api {
  const { store, hub, storage, publicUrl, log } = options;
  const addressOf = (requestUrl: string) => publicUrl ?? new URL(requestUrl).origin;
  const api = createApi();
  api.onError(onError(log));
  mountCallRights(api, store);
  mountFactRights(api, store);
  mountCallLimits(api, options.trustProxy ?? 0);
  // Last: a body without a length is read to be measured.
  api.use(limitBody);
  if (options.apart) api.use(forwardLongCalls(options.apart.caller, options.apart.isLarge));
  mountConditions(api, store, readAs);
  mountIdempotency(api, store);
  mountTeams(api, store, { mailOrigin: options.mailOrigin, addressOf });
  mountPlayers(api, store);
  mountLeagues(api, store, storage);
  mountSecretaries(api, store);
  mountClubManagers(api, store);
  mountGroups(api, store);
  mountStandings(api, store);
  mountPlaces(api, store);
  mountLeaders(api, store);
  mountFixtures(api, store);
  mountSchedule(api, store);
  mountImport(api, store);
  mountExports(api, store);
  mountMatchCalls(api, options, addressOf);
  mountUploads(api, store, storage);
  mountUsers(api, store, { addressOf });
  mountAccountCalls(api, options);
  mountSearch(api, store);
  mountAudit(api, store);
  mountSiteCalls(api, options);
  mountUssd(api, ussdScreens, options.ussd);
  mountLiveStream(api, {
    hub,
    matchExists: (id) => matchExists(store, id),
    views: options.views,
    readersPerAddress: options.readersPerAddress,
    trustProxy: options.trustProxy,
    headers: {
      ...securityHeaders(publicUrl),
      [POLICY]: DATA_POLICY,
      ...Object.fromEntries(OPEN_TO_SITES),
    },
    findLine: (id, now) => findStandingLine(store, id, now),
  });
  mountSeatStream(api, store, { hub, headers: securityHeaders(publicUrl) });
  return api;
}
