import type { Page } from '@playwright/test';
import type { Call } from '../support/call-api.ts';
import { arrangeFriendly } from '../support/court/scorer.ts';
import { expect, test } from '../support/journey.ts';

const TEAM = { city: 'Moshi', coach: 'N/A', gender: 'Men' };

type Edited = {
  path: string;
  /** The record, and where its form is. */
  arrange: (call: Call) => Promise<{ id: string; page: string; open: string }>;
  /** The changes that somebody else makes while the form is open. */
  theirs: object;
  field: string;
  value: string;
  own: object;
};

const RECORDS: Record<string, Edited> = {
  team: {
    path: '/teams',
    arrange: async (call) => {
      const { id } = await call('POST', '/teams', { ...TEAM, name: 'Tembo' });
      return { id, page: `/admin/viewTeam/${id}`, open: 'Edit team' };
    },
    theirs: { city: 'Arusha' },
    field: 'About',
    value: 'Timu ya mlimani',
    own: { about: 'Timu ya mlimani' },
  },
  match: {
    path: '/matches',
    arrange: async (call) => {
      const { id } = await arrangeFriendly(call);
      return { id, page: `/admin/matchView/${id}`, open: 'Edit match' };
    },
    theirs: { matchDate: '2027-02-14', location: 'Uwanja wa Taifa' },
    field: 'Round',
    value: 'Fainali',
    own: { round: 'Fainali' },
  },
  league: {
    path: '/leagues',
    arrange: async (call) => {
      const { id: partner } = await call('POST', '/partners', { name: 'Chama cha Wavu' });
      const { id } = await call('POST', '/leagues', {
        name: 'Ligi ya Mkoa',
        type: 'League',
        startsAt: '2027-01-01',
        location: 'Moshi',
        partner,
      });
      return { id, page: `/admin/viewLeagues/${id}/fixturesList`, open: 'Edit' };
    },
    theirs: { startsAt: '2027-03-01', partner: 'Wizara' },
    field: 'About',
    value: 'Ligi ya wote',
    own: { about: 'Ligi ya wote' },
  },
  venue: {
    path: '/venues',
    arrange: async (call) => {
      const { id } = await call('POST', '/venues', { name: 'Uhuru', place: 'Dar', courts: 2 });
      return { id, page: '/admin/venues', open: 'Edit Uhuru' };
    },
    theirs: { place: 'Dar es Salaam', courts: 3 },
    field: 'Note',
    value: 'Lango la nyuma',
    own: { note: 'Lango la nyuma' },
  },
  official: {
    path: '/officials',
    arrange: async (call) => {
      const { id } = await call('POST', '/officials', { name: 'Asha Refa', phone: '0712345678' });
      return { id, page: '/admin/officials', open: 'Edit Asha Refa' };
    },
    theirs: { phone: '0798765432', level: 'FIVB' },
    field: 'City',
    value: 'Tanga',
    own: { city: 'Tanga' },
  },
  partner: {
    path: '/partners',
    arrange: async (call) => {
      const { id } = await call('POST', '/partners', { name: 'Benki ya Ziwa' });
      return { id, page: '/admin/partners', open: 'Edit Benki ya Ziwa' };
    },
    theirs: { link: 'https://benki.example/' },
    field: 'Name',
    value: 'Benki ya Mlima',
    own: { name: 'Benki ya Mlima' },
  },
  news: {
    path: '/news',
    arrange: async (call) => {
      const { id: team } = await call('POST', '/teams', { ...TEAM, name: 'Mbogo' });
      const { id } = await call('POST', '/news', { title: 'Habari', text: 'Ya kwanza', team });
      return { id, page: '/admin/news', open: 'Edit Habari' };
    },
    theirs: { text: 'Iliyosahihishwa', team: null, draft: true },
    field: 'Title',
    value: 'Habari njema',
    own: { title: 'Habari njema' },
  },
};

for (const [noun, { path, arrange, theirs, field, value, own }] of Object.entries(RECORDS)) {
  test(`two people who change one ${noun} at once keep both changes`, async ({
    office: page,
    call,
  }) => {
    const { id, page: address, open } = await arrange(call);
    const before = await call('GET', `${path}/${id}`);
    await page.goto(address);
    await page.getByRole('button', { name: open, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(field, { exact: true }).fill(value);
    const changed = await call('PATCH', `${path}/${id}`, theirs);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    const after = await call('GET', `${path}/${id}`);
    expect(changed).not.toEqual(before);
    expect(stateOf(after)).toEqual(stateOf({ ...changed, ...own }));
  });
}

test('a form does not overwrite values changed while it was open', async ({
  office: page,
  call,
}) => {
  const { id } = await arrangeFriendly(call);
  await page.goto(`/admin/matchView/${id}`);
  await page.getByRole('button', { name: 'Edit match' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Round').fill('Nusu fainali');
  await call('PATCH', `/matches/${id}`, { matchDate: '2027-03-21' });
  // The page behind follows the match by itself.
  await expect(page.getByText('21 March 2027')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const stored = await call('GET', `/matches/${id}`);
  expect(stored).toMatchObject({ matchDate: '2027-03-21', round: 'Nusu fainali' });
});

test('two people who change the settings at once keep both changes', async ({
  office: page,
  call,
}) => {
  await page.goto('/admin/settings');
  await page.getByLabel('Slogan').fill('Wavu kwa wote');
  await call('PATCH', '/site', { contact: 'ofisi@wavu.example' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  const both = { slogan: 'Wavu kwa wote', contact: 'ofisi@wavu.example' };
  expect(await call('GET', '/site')).toMatchObject(both);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Slogan')).not.toHaveValue('Wavu kwa wote');
  await expect(page.getByLabel('Contact')).toHaveValue('ofisi@wavu.example');
});

test('both teams of a match are chosen from one list, fetched once', async ({
  office: page,
  call,
}) => {
  await call('POST', '/teams', { ...TEAM, name: 'Ngiri' });
  await page.goto('/admin/matches');
  const requests: string[] = [];
  page.on('request', (request) => {
    // One alone is whether there are any.
    if (/admin\/teams\?.*size=100/.test(request.url())) requests.push(request.url());
  });
  await openNewMatch(page);
  for (const side of ['Team 1', 'Team 2']) {
    await page.getByLabel(side).selectOption({ label: 'Ngiri (Men)' });
  }
  expect(requests).toHaveLength(1);
});

async function openNewMatch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create match' }).click();
}

/** Without what tells of each write. */
function stateOf(record: object): object {
  const {
    updatedAt: _,
    version: __,
    publishedAt: ___,
    ...state
  } = record as Record<string, unknown>;
  return state;
}
