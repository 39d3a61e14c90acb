/** The facts of a competition for its scoresheets: the form of the office. */
export const scoringTerms = {
  title: 'Scoring and scoresheet',
  saved: 'Scoring saved.',
  text: 'They apply to every match of this league, on every device that scores it.',
  ofMatch: 'Where nothing is changed, the match has what its league has.',
  change: 'Change for this match',
  country: 'Country code',
  countryHint: 'Three letters, such as TAN.',
  category: 'Age category',
  competition: 'Level of the competition',
  none: 'Not given',
  level: 'Level of detail',
  anyLevel: 'As the scorer likes',
  levels: { points: 'Points', rallies: 'Rallies', table: 'Full table' },
  demands: {
    lineups: 'Team sheets and line-ups before a set',
    confirmation: 'Each set confirmed before the next one',
    signatures: 'Team lists and sheet signed',
    official: 'The sheet is made official at the end',
  },
  categories: { senior: 'Senior', junior: 'Junior', youth: 'Youth', masters: 'Masters' },
  competitions: {
    international: 'International',
    national: 'National',
    regional: 'Regional',
    local: 'Local',
  },
};
