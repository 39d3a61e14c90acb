/** The page of whoever runs the stream of a match. */
export const stream = {
  title: 'Picture of the stream',
  text: 'Every tap changes the overlay on air at once. It needs no other program.',
  open: 'Open the overlay',
  shown: 'Shown now',
  shownAs: {
    auto: 'Score',
    lineup: 'Line-ups',
    recap: 'Sets so far',
    sponsors: 'Partners',
    hidden: 'Nothing',
  },
  shownText:
    'With “Score”, substitutions, cards, the break between sets with the partners, and the result come by themselves. Line-ups appear once they are known.',
  style: 'Form of the score',
  styles: {
    bug: 'In a corner',
    strip: 'Over the whole width',
    lower: 'Names of the match',
    recap: 'Sets so far',
    lineup: 'Line-ups',
  },
  theme: 'Colours',
  themes: { dark: 'Dark', light: 'Light' },
  pos: 'Place',
  positions: { tl: 'Top left', tr: 'Top right', bl: 'Bottom left', br: 'Bottom right' },
  language: 'Language of the overlay',
  order: 'First team',
  asAddress: 'As the address says',
  addresses: 'Addresses for OBS or vMix',
  addressesText:
    'A browser source of 1920 x 1080. The one of the court goes on with its next match.',
  ofMatch: 'This match',
  ofCourt: 'This court, all day',
  copyOf: (which: string) => `Copy: ${which}`,
  copied: 'Copied.',
  done: 'On air.',
};
