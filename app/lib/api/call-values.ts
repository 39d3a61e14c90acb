import type { CallName, PathOf, QueryOf } from '#contract/calls.ts';

type Nothing = Record<never, never>;
export type None<Key extends string> = { [K in Key]?: undefined };

/** Values that a call takes under a key: needed unless each of them may be left out. */
export type Values<Key extends string, Value> = [Value] extends [undefined]
  ? None<Key>
  : Nothing extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

export type AddressValues<Name extends CallName> = Values<'path', PathOf<Name>> &
  Values<'query', QueryOf<Name>>;

/** May be left out where none of it is needed. */
export type RequestArgs<Request> = Nothing extends Request
  ? [request?: Request]
  : [request: Request];
