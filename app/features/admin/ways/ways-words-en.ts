import type { OutgoingWay } from '#contract/ways/ways.ts';

export const en = {
  title: 'Outgoing messages',
  intro:
    'Everything that this site sends by itself, by every way. Screens of USSD, calendars, feeds and frames are asked for by others and cost nothing here.',
  running: 'Messages go out.',
  stopped: 'Everything is stopped: nothing goes out by any way.',
  stop: 'Stop everything',
  stopAsk:
    'No message goes out any more by any way, and those that wait are dropped; letters of the newsletter wait. Letters that somebody asks for, such as a new password, still go out. You can undo this here.',
  goOn: 'Let everything go out again',
  ways: {
    push: 'Messages to closed pages',
    sms: 'SMS',
    whatsapp: 'WhatsApp',
    webhook: 'Webhooks',
    telegram: 'Telegram',
    mail: 'Mail',
  } satisfies Record<OutgoingWay, string>,
  states: { ready: 'Goes out', stopped: 'Stopped', off: 'Not set up' },
  sums: 'The last 30 days by way',
  days: 'Day by day',
  day: 'Day',
  way: 'Way',
  recipients: 'Recipients',
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  withheld: 'Held back',
  cost: 'TZS',
  budget: 'TZS a day',
  spent: (spent: string, perDay: string) => `${spent} of ${perDay} today`,
  amount: (shillings: string) => `TZS ${shillings}`,
  total: (shillings: string) => `Together: TZS ${shillings}`,
  heldBack: 'Held back: a stop, a budget, quiet hours, or too late to be of use.',
  nothing: 'Nothing went out in the last 30 days.',
};
export type WaysWords = typeof en;
