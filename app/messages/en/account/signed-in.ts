/** On the page of sign-in, to whoever is signed in already. */
export const signedIn = {
  signedInAs: (name: string) => `You are signed in as ${name}.`,
  needsAdministrator: (name: string) =>
    `You are signed in as ${name}. That page needs an administrator; ask one to change your role, or sign in with another account.`,
  otherAccount: 'Use another account',
};
