import { html } from 'hono/html';
import type { League } from '#contract/leagues/league.ts';
import type { Match } from '#contract/matches/match.ts';
import { NO_NAME } from '#contract/primitives.ts';
import type { Store } from '#server/platform/db/store.ts';
import { findLeague } from '#server/play/leagues/queries.ts';
import { listPartners } from '#server/play/partners/queries.ts';
import type { Markup } from '../../embeds/embed-document.ts';

export type Sponsor = { name: string; logo: string | null };

/** More do not fit a picture. */
const MOST_SPONSORS = 6;

/** Undefined where a league names nobody. */
export function partnerOf({ partner, partnerRef }: League): Sponsor | undefined {
  return partner === NO_NAME ? undefined : { name: partner, logo: partnerRef?.logo ?? null };
}

/** The partner of the match's league; where it has none, those of the site. */
export async function listSponsors(store: Store, { league }: Match): Promise<Sponsor[]> {
  const own = league ? await findLeague(store, league.id) : undefined;
  const partner = own && partnerOf(own);
  if (partner) return [partner];
  const { items } = await listPartners(store, { limit: MOST_SPONSORS });
  return items.map(({ name, logo }) => ({ name, logo }));
}

/** A row of names with their logos; nothing where there is nobody. */
export function sponsorRow(sponsors: readonly Sponsor[]): Markup | '' {
  if (sponsors.length === 0) return '';
  const items = sponsors.map(
    ({ name, logo }) =>
      html`<span>${logo === null ? '' : html`<img src="${logo}" alt="">`}${name}</span>`,
  );
  return html`<p class="sponsors">${items}</p>`;
}
