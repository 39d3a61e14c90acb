/** An administrator signs somebody else out. */
export const userSessions = {
  signOut: 'Sign out',
  ask: (name: string) =>
    `${name} is signed out on every phone and computer, and has to sign in again. Entries that a device has not sent yet stay on it.`,
  done: 'Signed out everywhere.',
};
