import { plural } from '../../plural.ts';

/** The page of administrators about messages to closed pages. */
export const pushReport = {
  title: 'Push: results to the devices of followers',
  running: 'Messages go out.',
  stopped: 'All messages are stopped.',
  notReady: 'No messages go out: PUBLIC_URL has to be an https address with a public name.',
  devices: (n: number) =>
    plural('en', n, { one: '1 device gets messages', other: `${n} devices get messages` }),
  waiting: (n: number) =>
    plural('en', n, {
      one: '1 waits for its push service',
      other: `${n} wait for their push services`,
    }),
  setUp: 'Set-up in five lines',
  steps: [
    'Set PUBLIC_URL to the https address of the site.',
    'Let the server reach the internet on port 443: messages go through the push services of browsers.',
    'Open a team in your own browser, press its star and choose “Send messages”.',
    'Come back here in the same browser and press “Send a test message”.',
    'Keep SECRET: with another one all devices have to subscribe again.',
  ],
  test: 'Send a test message',
  testSent: 'The push service has taken the test message.',
  stop: 'Stop all messages',
  stopAsk:
    'Stop all messages to all devices? Matches that end meanwhile are not reported later. Devices stay subscribed.',
  goOn: 'Let messages go out again',
  nothingYet: 'Nothing has gone out in the last 30 days.',
  wentOut: 'The last 30 days',
  day: 'Day (UTC)',
  outcome: 'Outcome',
  count: 'Messages',
  outcomes: {
    sent: 'Taken by the push service',
    gone: 'Subscription ended, removed',
    quiet: 'Not sent: quiet hours',
    late: 'Not sent: too late to be of use',
    'given up': 'Given up after seven tries',
    waiting: 'Postponed: the push service asked to wait',
    'no answer': 'Postponed: no answer',
    'bad keys': 'Refused: the keys of the device are wrong',
    'not a public address': 'Postponed: the push service has no public address',
  },
};
