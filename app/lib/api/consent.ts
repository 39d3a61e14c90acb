import type { Consent, NoteConsent } from '#contract/people/consent.ts';
import { callApi, listEverything } from './client.ts';

export function listConsents(playerId: string): Promise<Consent[]> {
  return listEverything(`/players/${playerId}/consents`);
}

export async function noteConsent(playerId: string, consent: NoteConsent): Promise<void> {
  await callApi('POST', `/players/${playerId}/consents`, { body: consent });
}

export async function withdrawConsent(playerId: string, consentId: string): Promise<void> {
  await callApi('POST', `/players/${playerId}/consents/${consentId}/withdrawal`, { body: {} });
}
