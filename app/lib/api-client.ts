import type { FieldError } from '#contract/problem.ts';

/** The server said no. `code` is for programs, `message` the sentence for people. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldError[];
  /** The whole problem: some carry more, such as the missing events of STALE_BASE. */
  readonly members: Record<string, unknown>;

  constructor(status: number, members: Record<string, unknown>) {
    super(typeof members.detail === 'string' ? members.detail : `The server answered ${status}.`);
    this.name = 'ApiProblem';
    this.status = status;
    this.code = typeof members.code === 'string' ? members.code : `HTTP_${status}`;
    this.errors = Array.isArray(members.errors) ? members.errors.filter(isFieldError) : [];
    this.members = members;
  }
}

/** No answer arrived: no network, or no server. Whether the request was carried out is unknown. */
export class ApiUnreachable extends Error {
  override name = 'ApiUnreachable';
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type ApiRequest = {
  body?: unknown;
  /** A CSV or Excel file instead of JSON. */
  sheet?: File;
  /** Plain text instead of JSON. */
  text?: string;
  /** A picture instead of JSON. */
  file?: File;
  query?: Record<string, string | number | undefined>;
  /** The bearer token of a scorer link; without it the session cookie speaks. */
  token?: string | undefined;
  /** Hears the headers of an answer that is well. */
  onHeaders?: (headers: Headers) => void;
};

/** One call of `/api/v1`. Throws {@link ApiProblem} or {@link ApiUnreachable}. */
export function callApi<T>(method: Method, path: string, request: ApiRequest = {}): Promise<T> {
  return callServer<T>(method, `/api/v1${path}`, request);
}

/** Like {@link callApi}, for the sign-in library's own addresses. `address` is a whole path. */
export async function callServer<T>(
  method: Method,
  address: string,
  { body, sheet, text: plain, file, query, token, onHeaders }: ApiRequest = {},
): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (sheet !== undefined)
    headers['content-type'] = /\.xlsx$/i.test(sheet.name) ? XLSX : 'text/csv';
  if (plain !== undefined) headers['content-type'] = 'text/plain';
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(address + searchOf(query), {
      method,
      headers,
      credentials: 'same-origin',
      body: file
        ? formOf(file)
        : (sheet ?? plain ?? (body === undefined ? null : JSON.stringify(body))),
    });
    text = await answer.text();
  } catch (cause) {
    throw new ApiUnreachable('No connection to the server.', { cause });
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
  throw new ApiProblem(answer.status, problem);
}

/** Every item of a list, page after page. */
export async function listEverything<T>(
  path: string,
  query: ApiRequest['query'] = {},
): Promise<T[]> {
  const items: T[] = [];
  let cursor: string | undefined;
  do {
    const page: { items: T[]; next: string | null } = await callApi('GET', path, {
      query: { ...query, limit: 100, cursor },
    });
    items.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return items;
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.set('file', file);
  return form;
}

function searchOf(query: ApiRequest['query'] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `?${search}` : '';
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
