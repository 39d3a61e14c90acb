/** On the page of sign-in, to whoever is signed in already. */
export const signedIn = {
  signedInAs: (name: string) => `You are signed in as ${name}.`,
  needsAdministrator: (name: string) =>
    `You are signed in as ${name}. That page needs an administrator or the secretary of a league. Ask an administrator for the role, or sign in with another account.`,
  refusedTitle: 'This page is not open to you',
  askForRole: 'Ask an administrator for the role, or sign in with another account.',
  otherAccount: 'Use another account',
};
