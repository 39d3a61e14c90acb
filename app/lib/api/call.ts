import type { AnswerOf, CallName, QueryOf } from '#contract/calls.ts';
import type { ListOf } from '#contract/primitives.ts';
import { addressOf } from './address.ts';
import type { CallRequest } from './call-request.ts';
import type { RequestArgs } from './call-values.ts';
import { callServer, type Method, type ServerRequest } from './client.ts';

/**
 * One call of the API by its name, such as `GET /matches/{id}`. Its definition in `contract/` says
 * what it takes and what it answers. Throws what {@link callServer} throws.
 */
export function callApi<Name extends CallName>(
  name: Name,
  ...[request]: RequestArgs<CallRequest<Name>>
): Promise<AnswerOf<Name>> {
  return send(name, request as AnyRequest | undefined);
}

/** The calls that answer a list. */
type ListName = {
  [Name in CallName]: AnswerOf<Name> extends ListOf<unknown> ? Name : never;
}[CallName];
/** Those that answer it page after page. */
type PagedName = {
  [Name in ListName]: 'cursor' | 'limit' extends keyof NonNullable<QueryOf<Name>> ? Name : never;
}[ListName];
type ItemOf<Name extends CallName> =
  AnswerOf<Name> extends { items: (infer Item)[] } ? Item : never;

/** Every item of a list, page after page. */
export async function listEverything<Name extends PagedName>(
  name: Name,
  ...[request]: RequestArgs<CallRequest<Name>>
): Promise<ItemOf<Name>[]> {
  const items: ItemOf<Name>[] = [];
  const first = (request ?? {}) as AnyRequest;
  let cursor: string | undefined;
  do {
    const query = { ...first.query, limit: 100, cursor };
    const page = await send<ListOf<ItemOf<Name>>>(name, { ...first, query });
    items.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return items;
}

/** The items of a list that is answered whole. */
export async function listItems<Name extends Exclude<ListName, PagedName>>(
  name: Name,
  ...[request]: RequestArgs<CallRequest<Name>>
): Promise<ItemOf<Name>[]> {
  const { items } = await send<ListOf<ItemOf<Name>>>(name, request as AnyRequest | undefined);
  return items;
}

type AnyRequest = ServerRequest & { path?: Record<string, string | number> | undefined };

function send<Answer>(name: CallName, { path, ...request }: AnyRequest = {}): Promise<Answer> {
  const method = name.slice(0, name.indexOf(' ')) as Method;
  return callServer(method, addressOf(name, path), request);
}
