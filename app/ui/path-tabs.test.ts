import { expect, test } from 'vitest';
import { isEmptyTab, openTab, type PathTab, shownTabs } from './path-tabs.tsx';

const TABS: [PathTab, ...PathTab[]] = [
  { label: 'Matches', paths: ['/team/a'] },
  { label: 'Players', paths: ['/team/a/players', '/team/a/squad'] },
  { label: 'Trophies', paths: ['/team/a/trophies'] },
];
const labelsAt = (path: string, withContent: readonly string[]) =>
  shownTabs(TABS, path, (name) => withContent.includes(name)).map(({ label }) => label);

test('a tab without content is not shown', () => {
  expect(labelsAt('/team/a', [])).toEqual(['Matches']);
  expect(labelsAt('/team/a', ['trophies'])).toEqual(['Matches', 'Trophies']);
});

test('the tab of an address that is open is shown although it has no content', () => {
  expect(labelsAt('/team/a/squad', ['trophies'])).toEqual(['Matches', 'Players', 'Trophies']);
  const tabs = shownTabs(TABS, '/team/a/players', () => false);
  expect(openTab(tabs, '/team/a/players').label).toBe('Players');
});

test('a tab beside another one is shown only while it is open, also with content', () => {
  const all: typeof TABS = [TABS[0], { label: 'Cards', paths: ['/team/a/cards'], isBeside: true }];
  const shownAt = (path: string) => shownTabs(all, path, () => true).map(({ label }) => label);
  expect(shownAt('/team/a')).toEqual(['Matches']);
  expect(shownAt('/team/a/cards')).toEqual(['Matches', 'Cards']);
});

test('a tab other than the first is empty where it has no content', () => {
  const hasContent = (name: string) => name === 'trophies';
  expect(TABS.map((tab) => isEmptyTab(TABS, tab, hasContent))).toEqual([false, true, false]);
});
