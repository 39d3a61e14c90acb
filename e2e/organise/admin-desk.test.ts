import { expect, test } from '../support/journey.ts';
import { addAdmin, signIn } from '../support/sign-in.ts';
import { startWavu } from '../support/wavu.ts';

test('officials, a venue and a partner are created, assigned and shown publicly', async ({
  page,
  call,
}) => {
  const team = { city: 'Moshi', coach: 'N/A', gender: 'Men' };
  const home = await call('POST', '/teams', { ...team, name: 'Kibo' });
  const away = await call('POST', '/teams', { ...team, name: 'Mawenzi' });
  const league = await call('POST', '/leagues', {
    name: 'Ligi ya Moshi',
    type: 'League',
    startsAt: '2027-01-09',
    location: 'Moshi',
    partner: 'N/A',
  });

  await page.goto('/admin/officials');
  await page.getByRole('button', { name: 'New official' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please fill all required fields.');
  await page.getByLabel('Full name').fill('Juma Mwamuzi');
  await page.getByLabel('Level').fill('Taifa');
  await page.getByLabel('Phone').fill('+255 712 345 678');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Official saved.')).toBeVisible();

  await page.goto('/admin/venues');
  await page.getByRole('button', { name: 'New venue' }).click();
  await page.getByLabel('Name').fill('Ukumbi wa Moshi');
  await page.getByLabel('Town or area').fill('Moshi');
  await page.getByLabel('Courts').fill('2');
  const place = page.getByLabel('Place on the map');
  await place.fill('https://maps.app.goo.gl/abc123');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Check this.')).toBeVisible();
  await place.fill('https://www.google.com/maps/place/Moshi/@-3.35,37.34,15z');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Venue saved.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Map Ukumbi wa Moshi' })).toHaveAttribute(
    'href',
    /-3\.35.*37\.34/,
  );

  const match = await call('POST', '/matches', {
    team1: home.id,
    team2: away.id,
    matchType: league.id,
    matchDate: '2027-01-10',
    matchTime: '15:00',
    location: 'Ukumbi wa Moshi',
  });
  await page.goto(`/admin/matchView/${match.id}`);
  await page.getByRole('button', { name: 'Assign official' }).click();
  await page.getByLabel('Duty').selectOption('1st referee');
  await page
    .getByLabel('Official', { exact: true })
    .selectOption({ label: 'Juma Mwamuzi (Taifa)' });
  await page.getByRole('dialog').getByRole('button', { name: 'Assign official' }).click();
  await expect(page.getByText('Official assigned.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Juma Mwamuzi from this match' }).click();
  await expect(page.getByText('Nobody is assigned yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '1st referee' })).toBeVisible();
  await page.getByRole('button', { name: 'Make a scorer link' }).click();
  const code = page.getByRole('img', { name: /^QR code of the scorer link/ });
  await expect(code).toBeVisible();
  expect((await code.boundingBox())!.width, 'the link below stays in sight').toBeLessThan(240);
  // A person who works in Swahili sends a screen in Swahili.
  const inEnglish = await page.locator('.link-address').innerText();
  expect(new URL(inEnglish).pathname).toMatch(/^\/score\//);
  await page.getByRole('link', { name: 'Kiswahili' }).click();
  await page.getByRole('button', { name: 'Tengeneza kiungo cha mwandishi' }).click();
  await expect(page.locator('.link-address')).toContainText('/sw/score/');

  await page.goto('/admin/partners');
  await page.getByRole('button', { name: 'New partner' }).click();
  await page.getByLabel('Name').fill('Benki ya Mji');
  await page.getByLabel('Web address').fill('https://benki.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Partner saved.')).toBeVisible();
  await page.goto(`/admin/viewLeagues/${league.id}`);
  await page.locator('.admin-head summary').click();
  await page.getByRole('button', { name: 'Choose partner' }).click();
  await page.getByLabel('Partner', { exact: true }).selectOption({ label: 'Benki ya Mji' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('League saved successfully!')).toBeVisible();

  await page.goto(`/league/${league.id}/about`);
  const partner = page.getByRole('link', { name: 'Benki ya Mji' });
  await expect(partner).toHaveAttribute('href', 'https://benki.example');
  await page.goto(`/${match.id}`);
  const main = page.getByRole('main').last();
  await expect(main.getByText('Juma Mwamuzi')).toBeVisible();
  await expect(page.getByText('712 345 678')).toHaveCount(0);
});

test('settings appear on the site, and feedback reaches the administrator', async ({
  office: page,
}) => {
  await page.goto('/admin/settings');
  await page.getByLabel('Notice', { exact: true }).fill('Karibu uwanjani');
  await page.getByRole('checkbox', { name: 'Show the notice above every page' }).check();
  await page.getByLabel('Slogan').fill('Mpira wa wavu kwa wote');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('Karibu uwanjani')).toBeVisible();
  await page.goto('/admin/settings');
  await page.getByRole('checkbox', { name: 'Show the notice above every page' }).uncheck();
  await page.getByRole('button', { name: 'Add link (Useful links)' }).click();
  await page.getByLabel('Useful links, link 1: Name').last().fill('FIVB');
  await page.getByLabel('Useful links, link 1: Address').last().fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Each link needs a name and an address such as')).toBeVisible();
  await page.getByLabel('Useful links, link 1: Address').last().fill('https://www.fivb.com');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('Karibu uwanjani')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'FIVB' })).toHaveAttribute(
    'href',
    'https://www.fivb.com',
  );
  await page.goto('/admin/settings');
  await expect(page.getByLabel('Notice', { exact: true })).toHaveValue('Karibu uwanjani');
  await page.getByRole('button', { name: 'Remove FIVB' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();

  const title = 'Fainali ya Jumamosi';
  await page.goto('/admin/news');
  await page.getByRole('button', { name: 'Write news' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Text').fill('Jumamosi saa kumi.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('News saved.')).toBeVisible();
  await page.goto('/news');
  await expect(page.getByText(title)).toHaveCount(0);
  await page.goto('/admin/news');
  await page.getByRole('button', { name: `Publish ${title}` }).click();
  await expect(page.getByText('News published.')).toBeVisible();
  await page.getByRole('link', { name: `View ${title}` }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.goto('/admin/news');
  await page.getByRole('button', { name: `Withdraw ${title}` }).click();
  await expect(page.getByText('News withdrawn. It is a draft now.')).toBeVisible();
  await page.goto('/news');
  await expect(page.getByText(title)).toHaveCount(0);

  await page.goto('/feedback');
  const words = 'Asante sana kwa tovuti';
  await page.locator('textarea[name="message"]').fill(words);
  await page.locator('form:has(textarea[name="message"]) button[type="submit"]').click();
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: /unread$/ }).click();
  const letter = page.getByRole('listitem').filter({ hasText: words });
  await letter.getByRole('button', { name: 'Mark as read' }).click();
  await expect(letter).toHaveCount(0);
  await page.getByRole('link', { name: 'Inbox' }).click();
  await letter.getByRole('button', { name: 'Done' }).click();
  await expect(letter).toHaveCount(0);
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(letter.getByRole('button', { name: 'Open again' })).toBeVisible();
});

test('a role is granted after its meaning was shown, and nobody changes their own role', async ({
  office: page,
  wavu,
  admin,
}) => {
  const name = 'Neema Shabiki';
  const email = 'neema@example.org';
  await wavu.command(
    'user',
    'add',
    '--email',
    email,
    '--name',
    name,
    '--role',
    'Fan',
    '--password',
    'a long enough password',
  );
  await page.goto('/admin/users');
  await expect(page.getByRole('row').filter({ hasText: admin.email })).toContainText('you');
  await page.getByRole('searchbox', { name: 'Find' }).fill(email);
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await page.getByRole('button', { name: `Change role ${name}` }).click();
  await page.getByLabel('Role', { exact: true }).selectOption('Administrator');
  await expect(
    page.getByText(`${name} will be able to see and change everything here`),
  ).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click();
  await expect(page.getByText('Role changed.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Administrator');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Fan');
});

test('the only administrator stays one; another may step down after a question', async ({
  page,
  context,
}) => {
  // Alone on a server of its own: another journey of this file makes an administrator.
  const own = await startWavu();
  async function stepDown() {
    await page.goto(`${own.url}/admin/users?q=first`);
    await page.getByRole('button', { name: /^Change role/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Role', { exact: true }).selectOption('Fan');
    await expect(dialog.getByText('You give up your own administrator role.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Change role' }).click();
  }
  try {
    await signIn(context, own, await addAdmin(own, 'first@example.org'));
    await stepDown();
    await expect(page.getByText('This is the only administrator.')).toBeVisible();
    await addAdmin(own, 'second@example.org');
    await stepDown();
    await expect(page).toHaveURL(`${own.url}/account`);
    await page.goto(`${own.url}/admin/users`);
    await expect(page).toHaveURL(/\/sign-in\?next=/);
  } finally {
    await own.remove();
  }
});
