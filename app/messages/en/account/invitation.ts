/** Accounts that an administrator makes, and the links that let their owners in. */
export const invitation = {
  newPerson: 'New person',
  hint: 'No mail is needed: you get a link that lets the person in.',
  signInWith: 'Telephone number or e-mail address',
  signInHint: 'The person signs in with it, for example 0712 345 678.',
  makeLink: 'Make the link',
  made: 'Account made.',
  newPassword: 'New password',
  newPasswordAsk: (name: string) =>
    `Make a link by which ${name} chooses a new password? The present password holds until the link is used. Links that you sent before stop working.`,
  linkMade: 'Link made.',
  linkFor: (name: string) => `Link for ${name}`,
  linkText: (until: string) =>
    `It works once, until ${until}, and is shown only now. Give it to nobody else.`,
  message: 'Language of the message',
  text: (name: string, site: string, until: string, link: string) =>
    `Hello ${name}, here you choose your password for ${site} (works once, until ${until}):\n${link}`,
  afterwards: (signInName: string) => `After that you sign in with ${signInName}.`,
  whatsApp: 'Send by WhatsApp',
  copyMessage: 'Copy message',
  copied: 'Message copied.',
  qrCode: 'QR code of the link',
  all: 'Links for all without a password',
  allAsk:
    'Make a link for everybody who has no password yet, as after data came from another installation? Links that you sent to them before stop working.',
  allTitle: (n: number) => `Links (${n})`,
  allNone: 'Everybody here has a password already.',
  allText: (until: string) =>
    `Each link works once, until ${until}. They are shown only now: copy or print the list before you close it.`,
  copyList: 'Copy list',
  listCopied: 'List copied.',
  print: 'Print',
};
