/** Another address to sign in with. */
export const newEmail = {
  title: 'E-mail address',
  now: (email: string) => `You sign in with ${email}.`,
  next: 'New e-mail address',
  ask: 'Change address',
  sent: (email: string) =>
    `We have written to ${email}. The address changes when you follow the link in that mail, within an hour.`,
  noMail: 'This site cannot send mail: ask an administrator.',
  signInAgain: 'Sign in again with Google first, then come back here within ten minutes.',
  confirmTitle: 'Your new address',
  confirmText:
    'Press the button to sign in with the address that received this mail from now on. Your other devices are signed out.',
  use: 'Use this address',
  doneTitle: 'The address was changed',
  done: (email: string) => `Your account signs in with ${email} from now on.`,
  toAccount: 'To my account',
};
