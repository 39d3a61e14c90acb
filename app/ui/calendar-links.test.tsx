// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { showPart } from '#app/testing/shown-page.tsx';
import { CalendarWays } from './calendar-links.tsx';

afterEach(() => vi.unstubAllGlobals());

test('an address of a calendar that is made in the browser names the host of the page', () => {
  vi.stubGlobal('location', { host: 'wavu.example' });
  const { screen } = showPart(<CalendarWays path="/me.ics?token=x" className="" />);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const webcal = 'webcal://wavu.example/me.ics?token=x';
  expect(hrefs).toEqual([
    webcal,
    `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
    '/me.ics?token=x',
  ]);
});
