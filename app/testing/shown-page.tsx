import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import { ToastProvider } from '#app/features/toasts/toasts.tsx';
import { IDEMPOTENCY_KEY } from '#contract/idempotency-key.ts';

export type SentCall = { method: string; path: string; body: any };
/** The server's answer: a status of 400 and more is a problem. */
export type ServerAnswer = { status?: number; body?: object };

/**
 * Shows a part of a page in a browser without a screen, with a server that answers as told. The calls
 * that the part makes are kept in order, with the text of files.
 */
export function showPart(
  part: ReactNode,
  answer: (call: SentCall) => ServerAnswer | Promise<ServerAnswer> = () => ({}),
  address = '/admin',
  /** The loader of the page, which is called again after each change. */
  loader: () => Promise<null> = async () => null,
) {
  const calls: SentCall[] = [];
  /** Of each call: the header by which one that is sent twice is done once. */
  const keys: (string | null)[] = [];

  async function answered(
    method: string,
    path: string,
    body: unknown,
    headers: Headers = new Headers(),
  ): Promise<Response> {
    const call = { method, path, body: await readBody(body) };
    calls.push(call);
    keys.push(headers.get(IDEMPOTENCY_KEY));
    const { status = 200, body: content = {} } = await answer(call);
    const type = status >= 400 ? 'application/problem+json' : 'application/json';
    const sent = status === 204 ? null : JSON.stringify({ status, ...content });
    return new Response(sent, { status, headers: { 'content-type': type } });
  }

  vi.stubGlobal('fetch', (path: string | URL, init: RequestInit = {}) =>
    answered(init.method ?? 'GET', String(path), init.body, new Headers(init.headers)),
  );
  vi.stubGlobal('XMLHttpRequest', fileRequestTo(answered));
  const element = <ToastProvider>{part}</ToastProvider>;
  const router = createMemoryRouter([{ id: 'page', path: '*', element, loader }], {
    initialEntries: [address],
    hydrationData: { loaderData: { page: null } },
  });
  const { container } = render(<RouterProvider router={router} />);
  onTestFinished(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  return { calls, keys, screen, container, user: userEvent.setup() };
}

/** JSON as the value that it is, a file as its text. */
async function readBody(body: unknown): Promise<unknown> {
  if (body instanceof File) return body.text();
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}

type Answered = (method: string, path: string, body: unknown) => Promise<Response>;

/** As much of an `XMLHttpRequest` as sending a file needs. */
function fileRequestTo(answered: Answered) {
  return class {
    upload = {};
    status = 0;
    responseText = '';
    onload = () => {};
    onloadend = () => {};
    #target = ['', ''] as [string, string];

    open(method: string, path: string): void {
      this.#target = [method, path];
    }

    setRequestHeader(): void {}

    async send(body: unknown): Promise<void> {
      const answer = await answered(...this.#target, body);
      this.status = answer.status;
      this.responseText = await answer.text();
      this.onload();
      this.onloadend();
    }
  };
}

/** Gives a file to its field, in a way that forms of this browser see. */
export function chooseFile(input: HTMLElement, name: string, text: string): void {
  const transfer = new DataTransfer();
  transfer.items.add(new File([text], name));
  (input as HTMLInputElement).files = transfer.files;
  fireEvent.change(input);
}

/** A problem as the API tells it. */
export function problem(status: number, code: string, more: object = {}): ServerAnswer {
  return { status, body: { code, detail: code, ...more } };
}
