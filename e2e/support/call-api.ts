import { type APIRequestContext, expect } from '@playwright/test';
import type { Wavu } from './wavu.ts';

type Call = <T = { id: string }>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  data?: object,
) => Promise<T>;

/** Writes by the API, as whoever is signed in: what a journey finds, or what others do meanwhile. */
export function apiOf(request: APIRequestContext, wavu: Wavu): Call {
  return async (method, path, data) => {
    const answer = await request.fetch(`${wavu.url}/api/v1${path}`, {
      method,
      headers: { origin: wavu.url },
      ...(data ? { data } : {}),
    });
    const text = await answer.text();
    expect(answer.ok(), `${method} ${path}: ${text}`).toBe(true);
    return text === '' ? undefined : JSON.parse(text);
  };
}
