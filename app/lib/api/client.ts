import { loadSentences } from '#app/messages/language-messages.ts';
import { IDEMPOTENCY_KEY } from '#contract/idempotency-key.ts';
import { languageOf } from '#contract/language.ts';
import type { FieldError } from '#contract/problem.ts';
import { SETUP_CODE } from '#contract/setup-code.ts';
import { isText, type Text } from '#contract/text/text.ts';
import { searchOf } from './address.ts';
import { type Sending, sendFile } from './send-file.ts';

/** The server said no. `code` is for programs, `message` the sentence for people. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldError[];
  /** The sentence by its key, where the server sent one. */
  readonly text: Text | undefined;
  /** The whole problem: some carry more, such as the missing events of STALE_BASE. */
  readonly members: Record<string, unknown>;

  constructor(status: number, members: Record<string, unknown>) {
    super(typeof members.detail === 'string' ? members.detail : `The server answered ${status}.`);
    this.name = 'ApiProblem';
    this.status = status;
    this.code = typeof members.code === 'string' ? members.code : `HTTP_${status}`;
    this.errors = Array.isArray(members.errors) ? members.errors.filter(isFieldError) : [];
    this.text = isText(members.text) ? members.text : undefined;
    this.members = members;
  }
}

/** No answer arrived: no network, or no server. Whether the request was carried out is unknown. */
export class ApiUnreachable extends Error {
  override name = 'ApiUnreachable';
}

/**
 * The person took a file back while it was being sent. A file that had arrived whole may have been
 * kept.
 */
export class UploadStopped extends Error {
  override name = 'UploadStopped';
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type ServerRequest = {
  body?: unknown;
  /** A file as it is instead of JSON, with its type. */
  document?: { file: File; type: string };
  /** A picture; `body` goes beside it, field by field. */
  file?: File | undefined;
  /** Watches a file on its way, and may stop it: {@link UploadStopped}. */
  sending?: Sending | undefined;
  query?: Record<string, string | number | undefined>;
  /** The bearer token of a private link; without one the session cookie counts. */
  token?: string | undefined;
  /** Of one making: sent again with the same key it is answered as it was, and makes nothing twice. */
  key?: string | undefined;
  /** The code of the terminal, beside the file of a backup. */
  setupCode?: string | undefined;
  /** The time limit of an answer, milliseconds: a line may die without a word. */
  timeoutMs?: number;
  /** Hears the headers of an answer that is well. */
  onHeaders?: ((headers: Headers) => void) | undefined;
};

/**
 * Asks the server for the answer at a whole path. Throws {@link ApiProblem} or
 * {@link ApiUnreachable}.
 */
export async function callServer<T>(
  method: Method,
  address: string,
  request: ServerRequest = {},
): Promise<T> {
  const { query, sending, timeoutMs, onHeaders } = request;
  const waiting = new AbortController();
  const timer = timeoutMs && setTimeout(() => waiting.abort(), timeoutMs);
  let answer: Response;
  let text: string;
  try {
    const init = { method, headers: headersOf(request), body: bodyOf(request) };
    const url = address + searchOf(query);
    answer = await (sending
      ? sendFile(url, init, sending)
      : fetch(url, { ...init, credentials: 'same-origin', signal: waiting.signal }));
    text = await answer.text();
  } catch (cause) {
    if (sending?.signal.aborted) throw new UploadStopped('The upload was stopped.', { cause });
    throw new ApiUnreachable('No connection to the server.', { cause });
  } finally {
    clearTimeout(timer);
  }
  const value = parse(text);
  if (answer.ok) {
    onHeaders?.(answer.headers);
    return value as T;
  }
  const problem = isRecord(value) ? value : {};
  // A proxy in front answers 502 to 504 without having reached us, and without our codes.
  if (answer.status >= 502 && answer.status <= 504 && problem.code === undefined) {
    throw new ApiUnreachable('The server does not answer.');
  }
  await loadSentences(languageOf(globalThis.location?.pathname ?? '/'));
  throw new ApiProblem(answer.status, problem);
}

function headersOf(request: ServerRequest): Record<string, string> {
  const { body, document, file, token, key, setupCode } = request;
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined && !file) headers['content-type'] = 'application/json';
  if (document) headers['content-type'] = document.type;
  if (key !== undefined) headers[IDEMPOTENCY_KEY] = key;
  if (setupCode !== undefined) headers[SETUP_CODE] = setupCode;
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  return headers;
}

function bodyOf({ body, document, file }: ServerRequest): FormData | File | string | null {
  if (file) {
    const form = new FormData();
    for (const [name, value] of Object.entries(body ?? {})) {
      // A form knows no null: a field without a value is left out.
      if (value !== null && value !== undefined) form.set(name, String(value));
    }
    form.set('file', file);
    return form;
  }
  if (document) return document.file;
  return body === undefined ? null : JSON.stringify(body);
}

function parse(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value.field === 'string' && typeof value.message === 'string';
}
