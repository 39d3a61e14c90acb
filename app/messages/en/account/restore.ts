import { plural } from '../../plural.ts';

/** Putting a backup into an empty installation. */
export const restore = {
  instead: 'Put in a backup instead',
  title: 'Restore a backup',
  about:
    'Puts a backup of another Wavu into this empty installation: all matches, teams, people, accounts and pictures.',
  closed:
    'This installation has data already. A backup can only be put into an empty one; whoever runs the server can restore one on the command line.',
  signInFirst: 'There is an account here already. Sign in as an administrator to restore a backup.',
  code: 'Code',
  codeHint:
    'The terminal or the log of the server prints it at the start, after “To put in a backup”.',
  codeMissing: 'Enter the code.',
  file: 'Backup',
  fileHint: 'The file that Wavu made; its name ends in .sqlite or .jsonl.',
  fileMissing: 'Choose a file.',
  send: 'Restore',
  checking: 'Sent. The server checks the file and restores it. This may take some minutes…',
  starting: 'The backup is there. The server starts anew with it…',
  doneTitle: 'The backup is restored',
  accounts: (n: number) => plural('en', n, { one: '1 account', other: `${n} accounts` }),
  teams: (n: number) => plural('en', n, { one: '1 team', other: `${n} teams` }),
  matches: (n: number) => plural('en', n, { one: '1 match', other: `${n} matches` }),
  pictures: (n: number) =>
    plural('en', n, { one: '1 file of pictures', other: `${n} files of pictures` }),
  doneText:
    'Sign in with an account of the backup. A person who uses codes of an app needs a recovery code, unless the file “secret” was copied to this server too.',
  notBack:
    'The server has not come back yet. Reload this page in a minute; if it stays away, look at its log.',
};
