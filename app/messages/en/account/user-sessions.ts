/** An administrator signs somebody else out. */
export const userSessions = {
  signOut: 'Sign out',
  ask: (name: string) =>
    `${name} will be signed out on every phone and computer, and must sign in again. Entries that a device has not sent yet stay on that device.`,
  done: 'Signed out everywhere.',
};
