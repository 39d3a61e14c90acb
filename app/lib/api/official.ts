import type {
  CreateOfficial,
  Duty,
  MatchOfficial,
  Official,
  UpdateOfficial,
} from '#contract/people/official.ts';
import type { CreatePartner, Partner, UpdatePartner } from '#contract/people/partner.ts';
import type { CreateVenue, UpdateVenue, Venue } from '#contract/people/venue.ts';
import { callApi, listEverything } from './client.ts';
import type { Sending } from './send-file.ts';

export function createOfficial(official: CreateOfficial, key: string): Promise<Official> {
  return callApi('POST', '/officials', { body: official, key });
}

export function updateOfficial(id: string, change: UpdateOfficial): Promise<Official> {
  return callApi('PATCH', `/officials/${id}`, { body: change });
}

export function deleteOfficial(id: string): Promise<void> {
  return callApi('DELETE', `/officials/${id}`);
}

export async function listMatchOfficials(matchId: string): Promise<MatchOfficial[]> {
  const { items } = await callApi<{ items: MatchOfficial[] }>(
    'GET',
    `/matches/${matchId}/officials`,
  );
  return items;
}

/** The whole list; who is not in it is not assigned (any more). */
export function assignOfficials(
  matchId: string,
  officials: readonly { official: string; duty: Duty }[],
): Promise<unknown> {
  return callApi('PUT', `/matches/${matchId}/officials`, { body: { officials } });
}

export function createPartner(partner: CreatePartner, key: string): Promise<Partner> {
  return callApi('POST', '/partners', { body: partner, key });
}

export function updatePartner(id: string, change: UpdatePartner): Promise<Partner> {
  return callApi('PATCH', `/partners/${id}`, { body: change });
}

export function deletePartner(id: string): Promise<void> {
  return callApi('DELETE', `/partners/${id}`);
}

/** Those that the account of who asks stands for. */
export function listOwnPartners(): Promise<Partner[]> {
  return listEverything('/partners', { mine: 'true' });
}

/** JPEG, PNG or WebP to 5 MB. */
export function putPartnerLogo(id: string, file: File, sending: Sending): Promise<Partner> {
  return callApi('PUT', `/partners/${id}/logo`, { file, sending });
}

export function createVenue(venue: CreateVenue, key: string): Promise<Venue> {
  return callApi('POST', '/venues', { body: venue, key });
}

export function updateVenue(id: string, change: UpdateVenue): Promise<Venue> {
  return callApi('PATCH', `/venues/${id}`, { body: change });
}

export function deleteVenue(id: string): Promise<void> {
  return callApi('DELETE', `/venues/${id}`);
}
