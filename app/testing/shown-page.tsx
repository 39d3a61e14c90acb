import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import { ToastProvider } from '#app/features/toasts/toasts.tsx';

export type SentCall = { method: string; path: string; body: any };
/** What the server answers: a status of 400 and more is a problem. */
export type ServerAnswer = { status?: number; body?: object };

/**
 * Shows a part of a page in a browser without a screen, with a server that answers as told. The calls
 * that the part makes are kept in order.
 */
export function showPart(
  part: ReactNode,
  answer: (call: SentCall) => ServerAnswer = () => ({}),
  address = '/admin',
) {
  const calls: SentCall[] = [];
  vi.stubGlobal('fetch', async (path: string | URL, { method = 'GET', body }: RequestInit = {}) => {
    const text = typeof body === 'string' ? JSON.parse(body) : undefined;
    const call = { method, path: String(path), body: text };
    calls.push(call);
    const { status = 200, body: told = {} } = answer(call);
    const type = status >= 400 ? 'application/problem+json' : 'application/json';
    const sent = status === 204 ? null : JSON.stringify({ status, ...told });
    return new Response(sent, { status, headers: { 'content-type': type } });
  });
  const element = <ToastProvider>{part}</ToastProvider>;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  onTestFinished(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  return { calls, screen, user: userEvent.setup() };
}

/** A problem as the API tells it. */
export function problem(status: number, code: string, more: object = {}): ServerAnswer {
  return { status, body: { code, detail: code, ...more } };
}
