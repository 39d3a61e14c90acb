/** What people without an account ask an administrator for. */
export const personData = {
  title: 'Personal data',
  text: 'This person has no account. When the person asks for it, hand over a copy of the data, or erase them: also in the trail of changes. The person says whether the name stays on results.',
  hasAccount:
    'This person has an account: the copy and the erasing are on the page of the account.',
  export: 'Download the data (JSON)',
  eraseKeep: 'Erase, keep the name',
  eraseName: 'Erase the name too',
  erase: 'Erase',
  askKeep: (name: string) =>
    `Erase all that is kept of ${name}, but for the name on results? This cannot be undone.`,
  askName: (name: string) =>
    `Erase all that is kept of ${name}, and the name on results? This cannot be undone.`,
  erased: 'The personal data are erased.',
};
