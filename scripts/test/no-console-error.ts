import { afterEach, expect, vi } from 'vitest';

// Something that complains on the console while it is tested is not all right.
const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(() => {
  const printed = complaints.mock.calls.map((call) => call.map(String).join(' '));
  complaints.mockClear();
  expect(printed, 'console.error was called').toEqual([]);
});
