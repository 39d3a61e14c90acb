export const en = {
  clubs: 'Your clubs',
  facts: 'The club in public',
  change: 'Change the club',
  city: 'City',
  contact: 'Contact',
  contactHint: 'Everybody sees it: a telephone number or address that the club makes public.',
  color1: 'First colour',
  color2: 'Second colour',
  saved: 'Club saved.',
  nameOfOffice: 'An administrator changes the name.',
  teams: 'Teams of the club',
  noTeams: 'No team belongs to this club yet. Ask an administrator to put your teams into it.',
  managers: 'Managers of the club',
  managersText:
    'They do the same for all teams of the club as you. An administrator adds and removes them.',
};
export type OwnClubWords = typeof en;
