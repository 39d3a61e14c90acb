import type { ZodObject, ZodType } from 'zod';
import { problemSchema } from './problem.ts';

type Content = { [type: string]: { schema: ZodType; example?: string } };
export type Answer = { description: string; content?: Content };

/**
 * One call of the API: its address, what is sent and what is answered by status. The server makes its
 * route of it and the OpenAPI document its entry.
 */
export type Call = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Below `/api/v1`; values stand as `{name}`. */
  path: string;
  tags: string[];
  summary: string;
  description?: string;
  request?: {
    params?: ZodObject;
    query?: ZodObject;
    headers?: ZodObject;
    body?: { required?: boolean; content: Content };
  };
  responses: { [status: number]: Answer };
};

/** Keeps method, path and schemas of a call in its type. */
export function defineCall<P extends string, C extends Omit<Call, 'path'> & { path: P }>(
  call: C,
): C {
  return call;
}

export function jsonBody<T extends ZodType>(schema: T) {
  return { required: true, content: { 'application/json': { schema } } };
}

/**
 * A body that programs send as JSON and a page without JavaScript as a form. Not `required` for the
 * library, which would then check every body against both; `isEmpty` finds a call without one.
 */
export function formOrJsonBody<T extends ZodType>(schema: T) {
  return {
    content: {
      'application/json': { schema },
      'application/x-www-form-urlencoded': { schema },
    },
  };
}

export function jsonAnswer<T extends ZodType>(schema: T, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

const PROBLEMS = {
  default: {
    description: 'A problem: RFC 9457, with a stable code and the fields at fault',
    content: { 'application/problem+json': { schema: problemSchema } },
  },
};

/** The answers of a call: its own, and problems. */
export function answers<T extends Call['responses']>(own: T) {
  return { ...own, ...PROBLEMS } as T;
}

export const NO_CONTENT = { 204: { description: 'Done' } } as const;
