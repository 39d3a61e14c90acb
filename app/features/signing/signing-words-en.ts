/** Signatures on devices of one's own. */
export const en = {
  title: 'Sign',
  sheet: 'Scoresheet',
  listOf: (team: string) => `Team list of ${team}`,
  captain: 'captain',
  libero: 'libero',
  seal: 'Seal of what you sign',
  sealText: 'The sheet prints it. It is another one as soon as the match is changed.',
  asAccount: (name: string) => `You sign as ${name}, with your own account.`,
  asDrawing: 'You sign by a drawing on this device. Only people who may score the match see it.',
  withAccount: 'Sign with your account instead',
  drawn: 'Please sign with a finger.',
  sign: 'Sign',
  again: 'Sign again',
  waiting: 'Signed. Please wait until the table has taken it.',
  taken: 'Your signature is on the sheet.',
  changed:
    'The match has changed since you signed, and nobody has taken your signature. Sign again.',
  signedOther: 'The match has changed since you looked. Look again before you sign.',
  otherSide: 'You have signed this match for somebody else already.',
  tooMany: 'There are too many signatures for this place. Sign at the table.',
  notYou: 'Your account is not on record as somebody who signs here. Ask the table for a link.',
  overTitle: 'This link has ended',
  over: 'Ask the table for a new code.',
  signIn: 'Sign in',

  elsewhere: 'On a device of their own',
  elsewhereText: 'They scan the code. Whoever has an account here signs with it; others draw.',
  showCode: 'Show the code',
  newCode: 'Another code',
  codeOf: (signer: string) => `Code to sign for ${signer}`,
  noNetwork: 'This needs the network. Without it, sign here.',
  gave: (signer: string, name: string, how: string) => `${signer}: ${name}, ${how}`,
  someone: 'signature',
  take: 'Take',
};

export type SigningWords = typeof en;
