export const bracket = {
  bracket: 'Bracket',
  none: 'This league has no knock-out rounds.',
};
