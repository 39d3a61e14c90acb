import { expect, test } from 'vitest';
import { END_OF_DAYS } from '../primitives.ts';
import { matchEventSchema } from './match-event.ts';

const parsedTime = (at: unknown) => {
  const event = { id: 'b0d7a6b8-43a5-4a5c-9f3a-1d2b3c4d5e6f', type: 'start', at };
  const { data } = matchEventSchema.safeParse(event);
  return data?.at;
};

test('an entry with a clock wrong by years is accepted; a time outside the calendar is refused', () => {
  expect(parsedTime(0)).toBe(0);
  expect(parsedTime('2099-03-07T16:00:00+03:00')).toBe(Date.parse('2099-03-07T13:00:00Z'));
  expect(parsedTime(END_OF_DAYS)).toBe(END_OF_DAYS);
  for (const at of [
    -1,
    1.5,
    END_OF_DAYS + 1,
    8.64e15,
    '9999-12-31T23:59:59Z',
    '1969-12-31T00:00:00Z',
  ])
    expect(parsedTime(at), String(at)).toBeUndefined();
});
