/** Cities of grounds, as filters of lists. */
export const places = {
  cities: 'Cities',
  all: 'All cities',
  title: (place: string) => `Volleyball in ${place}`,
  none: (place: string) => `No matches in ${place}.`,
  next: (when: string) => `next ${when}`,
};
