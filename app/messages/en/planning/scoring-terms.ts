/** The facts of a competition for its scoresheets: the form of the office. */
export const scoringTerms = {
  title: 'Scoresheet',
  saved: 'Scoresheet saved.',
  text: 'They stand at the head of the scoresheet of every match here.',
  country: 'Country code',
  countryHint: 'Three letters, such as TAN.',
  category: 'Age category',
  competition: 'Level of the competition',
  none: 'Not said',
  categories: { senior: 'Senior', junior: 'Junior', youth: 'Youth', masters: 'Masters' },
  competitions: {
    international: 'International',
    national: 'National',
    regional: 'Regional',
    local: 'Local',
  },
};
