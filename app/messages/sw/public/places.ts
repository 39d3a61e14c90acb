import type { Messages } from '../../messages.ts';

export const places: Messages['places'] = {
  cities: 'Miji',
  all: 'Miji yote',
  title: (place) => `Mpira wa wavu ${place}`,
  none: (place) => `Hakuna mechi ${place}.`,
  next: (when) => `ijayo ${when}`,
};
