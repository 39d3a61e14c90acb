// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { GenerateDialog } from '#app/features/admin/fixtures/generate-dialog.tsx';
import { messagesOf } from '#app/messages/language-messages.ts';
import { type ServerAnswer, showPart } from '#app/testing/shown-page.tsx';
import type { LeagueDetail } from '#contract/leagues/league.ts';
import type { PlanRule } from '#contract/leagues/plan/plan-rules.ts';
import type { ScheduleSettings } from '#contract/leagues/schedule.ts';
import { en as words } from './plan-rules-words-en.ts';

const { admin, fixtures } = messagesOf('en');

const LEAGUE = {
  id: 'ligi',
  type: 'League',
  location: 'Uwanja',
  startsAt: '2036-03-01T00:00:00.000Z',
  teams: [
    { id: 't1', name: 'Chui' },
    { id: 't2', name: 'Faru' },
  ],
  groups: [],
} as unknown as LeagueDetail;
const SETTINGS = {
  days: [6, 0],
  opens: '09:00',
  closes: '17:00',
  venues: [{ location: 'Ukumbi', courts: 2 }],
  matchMinutes: 75,
  restMinutes: 30,
  matchesPerDay: 2,
  blackouts: [],
} as ScheduleSettings;
const PLAN = {
  dryRun: true,
  plan: null,
  fixtures: [],
  findings: [],
  costs: [] as object[],
  matches: [],
  drawSeed: null,
  swiss: null,
};

function open(settings: Partial<ScheduleSettings>, answer: ServerAnswer = { body: PLAN }) {
  const shown = showPart(
    <GenerateDialog
      league={LEAGUE}
      settings={{ ...SETTINGS, ...settings }}
      venues={[]}
      matchCount={0}
      onClose={() => undefined}
    />,
    () => answer,
  );
  const { screen, user, calls } = shown;
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const sent = async () => {
    await press(admin.preview);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    return calls[0]!.body.schedule;
  };
  return { ...shown, press, field, sent };
}

test('a rule is added with its team and days, and sent with the plan', async () => {
  const { press, field, user, screen, sent } = open({});
  await press(words.add);
  await user.selectOptions(field(words.team), 'Faru');
  const never = screen.getByRole('group', { name: words.never });
  await user.click(never.querySelectorAll('input')[5]!);
  expect((await sent()).rules).toEqual([{ kind: 'weekdays', team: 't2', never: [6] }]);
});

test('the fields follow the kind of the rule', async () => {
  const { press, field, user, screen, sent } = open({});
  await press(words.add);
  await user.selectOptions(field(words.rule(1)), words.kinds['not-at-once']);
  expect(field(words.other).value).toBe('t2');
  await user.selectOptions(field(words.rule(1)), words.kinds.travel);
  expect(screen.queryByLabelText(words.team)).toBeNull();
  expect(field(words.minutes).value).toBe('60');
  await user.selectOptions(field(words.rule(1)), words.kinds.home);
  expect((await sent()).rules).toEqual([{ kind: 'home', team: 't1', venue: 'Ukumbi' }]);
});

const KNOWN: PlanRule[] = [
  { kind: 'weekdays', team: 't2', never: [1, 2] },
  { kind: 'hours', team: 't1', notBefore: '10:00', notAfter: '16:00' },
  { kind: 'not-at-once', teams: ['t2', 't1'] },
  { kind: 'home', team: 't2', venue: 'Ukumbi' },
  { kind: 'finals', days: [0] },
  { kind: 'travel', minutes: 45 },
];

test('rules of a plan before stand in the form as they were, without those of teams that left', async () => {
  const { sent } = open({ rules: [...KNOWN, { kind: 'home', team: 'gone', venue: 'Ukumbi' }] });
  expect((await sent()).rules).toEqual(KNOWN);
});

test('a rule that is taken out is not sent', async () => {
  const { press, sent } = open({ rules: KNOWN.slice(0, 2) });
  await press(words.remove(1));
  expect((await sent()).rules).toEqual([KNOWN[1]]);
});

test('a rule that says too little is refused beside the rules', async () => {
  const { press, field, user, screen, calls } = open({});
  await press(words.add);
  await user.selectOptions(field(words.rule(1)), words.kinds.hours);
  await press(admin.preview);
  expect(screen.getByText('One of the two hours is needed')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('a venue that is typed can be closed for a day and stays chosen while its name changes', async () => {
  const blackouts = [{ date: '2036-03-02', location: 'Ukumbi' }, { date: '2036-03-08' }];
  const { field, user, screen, sent } = open({ blackouts });
  await user.clear(field(fixtures.venue(1)));
  await user.type(field(fixtures.venue(1)), 'Bustani');
  const [first, second] = screen.getAllByLabelText<HTMLSelectElement>(fixtures.blackoutWho);
  expect(first!.selectedOptions[0]!.textContent).toBe('Bustani');
  await user.selectOptions(second!, 'Bustani');
  expect((await sent()).blackouts).toEqual([
    { date: '2036-03-02', location: 'Bustani' },
    { date: '2036-03-08', location: 'Bustani' },
  ]);
});

test('the preview says the days with and without each rule, also of one that was not tried', async () => {
  const costs = [
    { rule: { kind: 'weekdays', team: 't2', never: [0, 6] }, days: 13, daysWithout: 9 },
    { rule: KNOWN[1], days: 13, daysWithout: 13 },
    { rule: KNOWN[2], days: 13, daysWithout: null },
    { rule: KNOWN[3], days: 13, daysWithout: 12 },
    { rule: KNOWN[4], days: 1, daysWithout: 0 },
    { rule: KNOWN[5], days: 13, daysWithout: 13 },
  ];
  const { press, screen } = open({}, { body: { ...PLAN, costs } });
  await press(admin.preview);
  await screen.findByText(words.costs);
  const lines = [...document.querySelectorAll('.rule-costs li')].map((line) => line.textContent);
  expect(lines).toEqual([
    'Never on Saturday, Sunday, Faru: 13 days instead of 9 without it',
    'Only from 10:00 to 16:00, Chui: costs no day',
    'Not at the same time, Faru and Chui: not tried, for lack of time',
    'At home at Ukumbi, Faru: 13 days instead of 12 without it',
    'Final and semi-finals only on Sunday: 1 day instead of 0 without it',
    '45 minutes between two venues: costs no day',
  ]);
});
