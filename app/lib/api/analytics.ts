import type { PartnerReach } from '#contract/site/analytics.ts';
import { callApi } from './client.ts';

export function getReach(partnerId: string): Promise<PartnerReach> {
  return callApi('GET', `/partners/${partnerId}/reach`);
}

/** The address of the same numbers as a file. */
export function reachFileAddress(partnerId: string): string {
  return `/api/v1/partners/${partnerId}/reach.csv`;
}
