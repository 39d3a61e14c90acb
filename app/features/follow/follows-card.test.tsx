// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { HEAR_WORDS } from '#app/features/hear/hear-words.ts';
import { messagesOf } from '#app/messages/language-messages.ts';
import { type SentCall, type ServerAnswer, showPart } from '#app/testing/shown-page.tsx';
import type { FollowWays } from '#contract/accounts/follow-ways.ts';
import { FollowsCard } from './follows-card.tsx';

const { account, frame, ownAccount, ownFollows: words } = messagesOf('en');
const LEAGUE: FollowWays = { kind: 'league', id: 'l1', name: 'Ligi Kuu', push: null, text: null };
const MATCH: FollowWays = { kind: 'match', id: 'm1', name: 'Chui – Faru', push: null, text: 'sms' };
const TEAM: FollowWays = {
  kind: 'team',
  id: 't1',
  name: 'Chui',
  push: { devices: 2, sets: true, start: false, lineup: false },
  text: 'whatsapp',
};
const HEARD = { kind: 'team', id: 't1', sets: true, start: false, lineup: true };

beforeEach(() => {
  localStorage.follows = JSON.stringify([
    ['team', 't1', 'Chui'],
    ['league', 'l1', 'Ligi Kuu'],
  ]);
  document.documentElement.lang = 'en';
});

const listOfDevice = () => (JSON.parse(localStorage.follows) as string[][]).map(([, id]) => id);

function open(follows: readonly FollowWays[], answer?: (call: SentCall) => ServerAnswer) {
  const shown = showPart(
    <FollowsCard follows={follows} />,
    answer ?? (({ method }) => ({ status: method === 'GET' ? 200 : 204 })),
  );
  const press = (name: string, at = 0) =>
    shown.user.click(shown.screen.getAllByRole('button', { name })[at]!);
  const rows = () => shown.screen.queryAllByRole('listitem').map((row) => row.textContent);
  const sent = () => shown.calls.map(({ method, path }) => `${method} ${path}`);
  return { ...shown, press, rows, sent };
}

/** This device takes messages, and is told of the team. */
function arrangeDevice() {
  const unsubscribe = vi.fn(async () => true);
  const held = { endpoint: 'https://push.example.org/1', unsubscribe };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted' });
  const registration = { pushManager: { getSubscription: async () => held } };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    vi.unstubAllGlobals();
  });
  const answer = ({ method, path }: SentCall): ServerAnswer => {
    if (path === '/api/v1/push') return { body: { publicKey: 'key' } };
    if (path === '/api/v1/push/device') return { body: { quiet: null, tells: [HEARD] } };
    return { status: method === 'GET' ? 200 : 204 };
  };
  return { unsubscribe, answer };
}

test('each follow leads to its page and says by which ways it is heard', () => {
  const { rows, screen, sent } = open([LEAGUE, TEAM, MATCH]);
  const [league, team, match] = rows();
  expect(league).toContain(words.openPages);
  expect(team).toContain('Messages to 2 devices: results, every set · WhatsApp');
  expect(match).toContain(words.texts.sms);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    '/league/l1',
    `webcal://${window.location.host}/league/l1.ics`,
    '/team/t1',
    `webcal://${window.location.host}/team/t1.ics`,
    '/right/m1',
  ]);
  // A browser without leave for messages is asked nothing.
  expect(sent()).toEqual([]);
});

test('a person who follows nothing reads how to begin', () => {
  const { screen } = open([]);
  expect(screen.getByText(words.none)).toBeTruthy();
  expect(screen.getByRole('link', { name: frame.teams }).getAttribute('href')).toBe('/teams');
  expect(screen.queryByRole('button')).toBeNull();
});

test('one follow is ended in the account and in the list of the device', async () => {
  const { press, sent } = open([LEAGUE, TEAM]);
  await press(words.endOf('Chui'));
  await expect.poll(listOfDevice).toEqual(['l1']);
  expect(sent()).toEqual(['DELETE /api/v1/me/follows/team/t1']);
});

test('a follow that the server does not end stays on the device, too', async () => {
  const { press, screen } = open([TEAM], () => ({ status: 500, body: { code: 'INTERNAL' } }));
  await press(words.endOf('Chui'));
  expect(await screen.findByText(account.failed)).toBeTruthy();
  expect(listOfDevice()).toEqual(['t1', 'l1']);
});

test('everything is ended by one button, after a second question', async () => {
  const { press, screen, sent } = open([LEAGUE, TEAM]);
  await press(words.endAll);
  await press(ownAccount.cancel);
  expect([sent(), screen.queryByText(words.endAllAsk)]).toEqual([[], null]);
  await press(words.endAll);
  await press(words.endAll, 1);
  expect(await screen.findByText(words.ended)).toBeTruthy();
  expect([sent(), listOfDevice()]).toEqual([['DELETE /api/v1/me/follows'], []]);
});

test('a device that is told is named, and the end of everything ends its subscription', async () => {
  const { answer, unsubscribe } = arrangeDevice();
  const { press, rows, sent } = open([LEAGUE, TEAM], answer);
  await expect
    .poll(() => rows()[1])
    .toContain('Messages to this device and 1 more: results, every set, line-ups');
  await press(words.endAll);
  await press(words.endAll, 1);
  await expect.poll(() => unsubscribe.mock.calls.length).toBe(1);
  await expect.poll(sent).toContain('POST /api/v1/push/stop');
});

test('one follow is ended also where the device was told before it was signed in', async () => {
  const { answer, unsubscribe } = arrangeDevice();
  const { calls, press, rows } = open([{ ...TEAM, push: null }], answer);
  await expect.poll(() => rows()[0]).toContain('Messages to this device: results');
  await press(words.endOf('Chui'));
  await expect
    .poll(() => calls.find(({ path }) => path === '/api/v1/push/stop')?.body)
    .toMatchObject({ subject: { kind: 'team', id: 't1' } });
  expect(unsubscribe).not.toHaveBeenCalled();
});

test('the question of the star changes a follow, with what devices are told so far', async () => {
  const { answer } = arrangeDevice();
  const silent = (call: SentCall) =>
    call.path === '/api/v1/push/device' ? { body: { quiet: null, tells: [] } } : answer(call);
  const { press, sent } = open([TEAM], silent);
  await press(words.changeOf('Chui'));
  const dialog = () => document.querySelector('dialog.hear');
  await expect.poll(() => dialog()?.textContent).toContain(HEAR_WORDS.en.title);
  const boxes = [...dialog()!.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, false, false]);
  const buttons = [...dialog()!.querySelectorAll('button')];
  expect(buttons.map((button) => button.textContent)).toEqual([
    HEAR_WORDS.en.yes,
    HEAR_WORDS.en.close,
  ]);
  buttons[1]!.click();
  await expect.poll(dialog).toBe(null);
  // To look changes nothing.
  expect(sent().filter((call) => call.startsWith('PUT'))).toEqual([]);
});
