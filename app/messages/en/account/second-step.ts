import { plural } from '../../plural.ts';

/** Signing in with a code beside the password. */
export const secondStep = {
  title: 'Second step',
  text: 'With a second step, somebody who knows your password still cannot sign in. An app on your phone, such as Aegis, Google Authenticator or 2FAS, shows a new code every half minute.',
  off: 'Off: your password is enough.',
  on: 'On: signing in asks for a code.',
  codesLeft: (n: number) =>
    plural('en', n, { one: '1 recovery code left.', other: `${n} recovery codes left.` }),
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  password: 'Your password',
  next: 'Next',
  scan: 'Scan this with the app, or type the key into it. Then enter the code that the app shows.',
  qrCode: 'QR code for the app',
  openApp: 'The app is on this phone: open it',
  key: 'Key',
  code: 'Code',
  codeHint: 'six digits from the app',
  codeMissing: 'Enter the code.',
  codeWrong: 'This code is wrong, or was used already.',
  confirm: 'Turn on',
  codesTitle: 'Recovery codes',
  codesText:
    'Write these codes down and keep them away from the phone. With each of them you can sign in once if you lose the phone. They are shown only now.',
  kept: 'I have written them down',
  nowOn: 'The second step is on. Your other devices are signed out.',
  nowOff: 'The second step is off.',
  ask: 'Enter the code from your app.',
  askHint: 'six digits, or a recovery code',
  askTitle: 'Code',
};
