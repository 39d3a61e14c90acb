import { createSetupCodeGuard } from '#server/accounts/setup/code-guard.ts';
import { mountArchive } from '#server/exchange/archive/api.ts';
import { mountBackups } from '#server/exchange/backups/api.ts';
import { mountHalls } from '#server/exchange/halls/hall-api.ts';
import { mountRestore } from '#server/exchange/restore/api.ts';
import type { Api } from '#server/platform/http/api.ts';
import { mountCaptains } from '#server/play/captains/api.ts';
import { mountClubs } from '#server/play/clubs/api.ts';
import { mountDateRequests } from '#server/play/date-requests/api.ts';
import { mountDiscipline } from '#server/play/discipline/api.ts';
import { mountDocuments } from '#server/play/documents/api.ts';
import { mountEligibility } from '#server/play/eligibility/api.ts';
import { mountForecasts } from '#server/play/forecast/api.ts';
import { mountLedger } from '#server/play/ledger/api.ts';
import { mountMerges } from '#server/play/merges/api.ts';
import { mountOfficials } from '#server/play/officials/api.ts';
import { mountPartners } from '#server/play/partners/api.ts';
import { mountPasses } from '#server/play/passes/api.ts';
import { mountSeasons } from '#server/play/seasons/api.ts';
import { mountSheetPhotos } from '#server/play/sheet-photos/api.ts';
import { mountSignUps } from '#server/play/sign-ups/api.ts';
import { mountStatistics } from '#server/play/statistics/api.ts';
import { mountTeamEntries } from '#server/play/team-entries/api.ts';
import { mountTransfers } from '#server/play/transfers/api.ts';
import { mountVenues } from '#server/play/venues/api.ts';
import { mountAnalytics } from '#server/site/analytics/api.ts';
import { mountBoxScores } from '#server/site/box-scores/api.ts';
import { mountFeedback } from '#server/site/feedback/api.ts';
import { mountMessages } from '#server/site/messages/api.ts';
import { mountNews } from '#server/site/news/api.ts';
import { mountNewsletter } from '#server/site/newsletter/api.ts';
import { mountOpenData } from '#server/site/open-data/api.ts';
import { mountPapers } from '#server/site/papers/api.ts';
import { mountPush } from '#server/site/push/api.ts';
import { mountRegisters } from '#server/site/registers/api.ts';
import { mountSite } from '#server/site/settings/api.ts';
import { mountSetUp } from '#server/site/setup/api.ts';
import { mountSms } from '#server/site/sms/api.ts';
import { pricesOf } from '#server/site/sms/start-sms.ts';
import { mountWays } from '#server/site/ways/api.ts';
import { mountWebhooks } from '#server/site/webhooks/api.ts';
import type { HttpOptions } from './http-options.ts';

/** The nouns of the site around the sport, and of the office. */
export function mountSiteCalls(api: Api, options: HttpOptions): void {
  const { store, views, trustProxy = 0, mailOrigin, publicUrl, versions } = options;
  mountSite(api, store, options.storage);
  const checkCode = createSetupCodeGuard(options.auth.isSetupCode);
  mountSetUp(api, store, { trustProxy, checkCode, fillDemo: options.fillDemo });
  mountPapers(api, store, {
    trustProxy,
    publicUrl,
    versions,
    ussdCode: options.ussd?.code,
    smsNumber: options.sms?.number,
    storage: options.storage,
  });
  mountStatistics(api, store);
  mountForecasts(api, store);
  mountBoxScores(api, store, { trustProxy, versions });
  mountNews(api, store, options.storage);
  mountVenues(api, store);
  mountClubs(api, store);
  mountSeasons(api, store);
  mountDiscipline(api, store);
  mountDocuments(api, store, options.storage);
  mountEligibility(api, store);
  mountLedger(api, store);
  const addressOf = (requestUrl: string) => publicUrl ?? new URL(requestUrl).origin;
  mountTeamEntries(api, store, { trustProxy, addressOf });
  mountCaptains(api, store, { trustProxy, addressOf });
  mountDateRequests(api, store, { trustProxy });
  mountSheetPhotos(api, store, { storage: options.storage, trustProxy });
  mountSignUps(api, store, { trustProxy, addressOf });
  mountMerges(api, store);
  mountTransfers(api, store);
  mountPasses(api, store, { trustProxy });
  mountOfficials(api, store);
  mountPartners(api, store);
  mountAnalytics(api, store, views);
  mountRegisters(api, store, {
    findWarnings: options.findWarnings,
    hasDailyBackups: options.backups.stores.length > 0,
  });
  mountOpenData(api, store, options.openDataFolder);
  mountArchive(api, store);
  mountBackups(api, store, options.backups);
  mountHalls(api, store, publicUrl);
  mountRestore(api, store, { settings: options.restore, checkCode, trustProxy });
  mountFeedback(api, store, { trustProxy, mailOrigin });
  mountMessages(api, store);
  mountPush(api, store, { push: options.push, trustProxy });
  mountSms(api, store, options.sms, options.ussd?.code);
  const allowsHttp = options.publicUrl?.startsWith('http:') === true;
  mountWebhooks(api, store, { webhooks: options.webhooks, allowsHttp });
  mountWays(api, store, {
    push: options.push !== undefined,
    mail: mailOrigin !== undefined,
    prices: pricesOf(options.sms?.sms.gateways ?? {}),
  });
  mountNewsletter(api, store, { trustProxy, mailOrigin });
}
