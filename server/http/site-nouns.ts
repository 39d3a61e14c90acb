import { mountArchive } from '#server/archive/api.ts';
import { mountFeedback } from '#server/feedback/api.ts';
import { mountNews } from '#server/news/api.ts';
import { mountNewsletter } from '#server/newsletter/api.ts';
import { mountOfficials } from '#server/officials/api.ts';
import { mountPartners } from '#server/partners/api.ts';
import { mountReach } from '#server/reach/api.ts';
import { mountRegisters } from '#server/register/api.ts';
import { mountSite } from '#server/site/api.ts';
import { mountVenues } from '#server/venues/api.ts';
import type { Api } from './api.ts';
import type { HttpOptions } from './app.ts';

/** The nouns of the site around the sport. */
export function mountSiteNouns(api: Api, options: HttpOptions): void {
  const { store, views, trustProxy = 0, mailOrigin } = options;
  mountSite(api, store);
  mountNews(api, store);
  mountVenues(api, store);
  mountOfficials(api, store);
  mountPartners(api, store);
  mountReach(api, store, views);
  mountRegisters(api, store);
  mountArchive(api, store);
  mountFeedback(api, store, { trustProxy, mailOrigin });
  mountNewsletter(api, store, { trustProxy, mailOrigin });
}
