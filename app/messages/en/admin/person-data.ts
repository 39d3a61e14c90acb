/** Requests of people without an account to an administrator. */
export const personData = {
  title: 'Personal data',
  text: 'This person has no account. If the person asks for it, hand over a copy of the data or erase them, also from the log of changes. The person decides whether the name stays in results.',
  hasAccount:
    'This person has an account, and can download or erase the data on the page of the account.',
  export: 'Download the data (JSON)',
  eraseKeep: 'Erase, keep the name',
  eraseName: 'Erase the name too',
  erase: 'Erase',
  askKeep: (name: string) =>
    `Erase all data about ${name}, but keep the name in results? This cannot be undone.`,
  askName: (name: string) =>
    `Erase all data about ${name}, and the name in results? This cannot be undone.`,
  erased: 'The personal data are erased.',
};
