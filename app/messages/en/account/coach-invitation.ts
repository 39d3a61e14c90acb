/** A coach whom a team names, and who has no account yet. */
export const coachInvitation = {
  invite: 'Invite the coach',
  titleFor: (name: string) => `Invite ${name}`,
  hint: (team: string) =>
    `${team} names this coach without an account. The link lets the coach in, and the team is in the coach’s own area.`,
  showCodes: 'QR code of each link',
  download: 'Download CSV',
  columns: ['Name', 'Telephone or e-mail', 'Link', 'Works until'],
};
