import type { BodyOf, CallName, DocumentTypeOf, FormOf, MustHaveBody } from '#contract/calls.ts';
import type { IdempotentCall } from '#contract/idempotent-calls.ts';
import type { AddressValues, None, Values } from './call-values.ts';
import type { ServerRequest } from './client.ts';

type JsonPart<Name extends CallName> =
  MustHaveBody<Name> extends true ? { body: BodyOf<Name> } : { body?: BodyOf<Name> };

type BodyPart<Name extends CallName> = [FormOf<Name>] extends [undefined]
  ? [DocumentTypeOf<Name>] extends [never]
    ? None<'file' | 'document'> & JsonPart<Name>
    : None<'file' | 'body'> & { document: { file: File; type: DocumentTypeOf<Name> } }
  : None<'document'> & { file: File } & Values<'body', Omit<FormOf<Name>, 'file'>>;

/**
 * The values that the definition of a call asks for, and how it is sent. A call that makes something
 * has a key, so that it is made once when the answer was lost; undefined for a dry run.
 */
export type CallRequest<Name extends CallName> = AddressValues<Name> &
  BodyPart<Name> &
  Pick<ServerRequest, 'sending' | 'token' | 'timeoutMs' | 'onHeaders' | 'setupCode'> &
  (Name extends IdempotentCall ? { key: string | undefined } : None<'key'>);
