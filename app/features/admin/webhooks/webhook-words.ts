import { useWords } from '#app/lib/use-words.ts';
import { TEST_EVENT, type WebhookEvent, type WebhookShape } from '#contract/site/webhook.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';
import { sw } from './webhook-words-sw.ts';

const en = {
  title: 'Webhooks',
  create: 'New webhook',
  none: 'No program hears of events yet.',
  setUp: 'Set-up in five lines',
  steps: [
    'Ask whoever runs the receiver for its https address; at Discord or Slack make a webhook of the channel.',
    'Press “New webhook”, enter the address and choose events.',
    'Hand the secret to the receiver: it is shown once, and proves that an event came from this site.',
    'Press “Send a test” and look whether it has arrived.',
    'Keep SECRET: with another one webhooks have to be entered anew.',
  ],
  name: 'Name',
  address: 'Address',
  addressHint: 'https, with a public name',
  keepAddress: 'Leave it empty to keep the address',
  shape: 'Receiver',
  shapes: {
    standard: 'Program (Standard Webhooks)',
    discord: 'Discord',
    slack: 'Slack',
  } satisfies Record<WebhookShape, string>,
  language: 'Language of sentences',
  events: 'Events',
  eventNames: {
    'match.created': 'New match',
    'match.rescheduled': 'Another day or time',
    'match.venue_moved': 'Another venue',
    'match.postponed': 'Match postponed',
    'match.cancelled': 'Match cancelled',
    'match.lineup_known': 'Line-ups known',
    'match.started': 'Match started',
    'match.set_ended': 'Set ended',
    'match.ended': 'Result',
    'match.corrected': 'Correction',
    'plan.published': 'Fixtures published',
    'standings.decided': 'League decided',
    'news.published': 'News',
    [TEST_EVENT]: 'Test',
  } satisfies Record<WebhookEvent['type'], string> as Record<string, string>,
  missing: 'Enter name and address, and choose at least one event.',
  saved: 'The webhook is saved.',
  edit: 'Change',
  on: 'On',
  offReasons: {
    administrator: 'Off',
    gone: 'Off: the receiver asked for no more',
    failing: 'Off: the receiver failed for five days',
  },
  failing: 'The last delivery failed',
  waiting: (n: number) => `Waiting deliveries: ${n}`,
  switchOn: 'Switch on',
  switchOff: 'Switch off',
  switchedOn: 'The webhook is on.',
  switchedOff: 'The webhook is off. Whatever waited for it is not sent.',
  test: 'Send a test',
  tested: 'The test has arrived.',
  secret: 'New secret',
  secretAsk: 'Make a new secret? The present one stays valid beside it for 24 hours.',
  secretMade: 'The new secret is made.',
  secretTitle: 'The secret of this webhook',
  secretText: 'Copy it now: it is never shown again.',
  copy: 'Copy',
  remove: 'Delete',
  removeAsk: (name: string) => `Delete ${name} with its deliveries?`,
  removed: 'The webhook is deleted.',
  deliveries: 'Deliveries',
  noDeliveries: 'Nothing was sent in the last 14 days.',
  states: { waiting: 'Waiting', sent: 'Arrived', failed: 'Failed' },
  tries: (n: number) => `Tries: ${n}`,
  next: (moment: string) => `Next try: ${moment}`,
  replay: 'Send again',
  replayed: 'It is sent again.',
};
export type WebhookWords = typeof en;

const WORDS = inEveryLanguage<WebhookWords>({ en, sw });

/** The words of this screen come with it alone: no other page of the administration carries them. */
export function useWebhookWords(): WebhookWords {
  return WORDS[useWords().language];
}
