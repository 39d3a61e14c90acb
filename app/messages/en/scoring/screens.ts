/** The page that makes the addresses of overlays and TVs. */
export const screens = {
  title: 'For your stream and screens',
};
