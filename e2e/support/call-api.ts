import { type APIRequestContext, expect } from '@playwright/test';
import type { Wavu } from './wavu.ts';

export type Call = <T = { id: string }>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  data?: object,
) => Promise<T>;

/** A connection that was kept open may be closed by the server just when it is used again. */
export const AGAIN = { maxRetries: 2 };

/** The API, as whoever is signed in: what a journey finds, what others do meanwhile, what is kept. */
export function apiOf(request: APIRequestContext, wavu: Wavu): Call {
  return async (method, path, data) => {
    const answer = await request.fetch(`${wavu.url}/api/v1${path}`, {
      ...AGAIN,
      method,
      headers: { origin: wavu.url },
      ...(data ? { data } : {}),
    });
    const text = await answer.text();
    expect(answer.ok(), `${method} ${path}: ${text}`).toBe(true);
    return text === '' ? undefined : JSON.parse(text);
  };
}
