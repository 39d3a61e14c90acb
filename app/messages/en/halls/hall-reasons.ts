/** The reasons why a change from a hall waits for a decision at the site. */
export const hallReasons = {
  'loan-over': 'It came after the loan.',
  'unknown-team': 'The team does not play in this league at the site.',
  'other-day': 'It is on a day that is not lent.',
  'same-match': 'The site has a match of these teams on that day.',
  'same-name': 'The team has a player of that name.',
  'same-shirt': 'Another player of the team has that shirt.',
  'changed-here': 'The site has changed the same, differently.',
  gone: 'The record is not at the site any more.',
};
