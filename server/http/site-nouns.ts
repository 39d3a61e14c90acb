import { mountSite } from '#server/site/api.ts';
import type { Api } from './api.ts';
import type { HttpOptions } from './app.ts';

/** The nouns of the site around the sport. */
export function mountSiteNouns(api: Api, { store }: HttpOptions): void {
  mountSite(api, store);
}
