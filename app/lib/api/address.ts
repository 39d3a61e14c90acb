import type { CallName } from '#contract/calls.ts';
import type { AddressValues, RequestArgs } from './call-values.ts';

type AnyValues = {
  path?: Record<string, string | number> | undefined;
  query?: Record<string, string | number | undefined> | undefined;
};

/** The address of a call, for a link or a download. */
export function apiAddress<Name extends CallName>(
  name: Name,
  ...[values]: RequestArgs<AddressValues<Name>>
): string {
  const { path, query } = (values ?? {}) as AnyValues;
  return addressOf(name, path) + searchOf(query);
}

export function addressOf(name: string, path: AnyValues['path'] = {}): string {
  const pattern = name.slice(name.indexOf(' ') + 1);
  return `/api/v1${pattern.replace(/\{(\w+)\}/g, (_, key) => encodeURIComponent(path[key] ?? ''))}`;
}

/** Values that are not given, or empty, are not asked for. */
export function searchOf(query: AnyValues['query'] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `?${search}` : '';
}
