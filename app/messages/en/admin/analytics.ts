export const analytics = {
  title: 'Page views',
  hint: 'Views of these pages in the last 30 days. They are counted on our server without cookies; search engines and other programs are left out.',
  leaguePages: 'League pages',
  matchPages: 'Match pages',
  followers: 'Live followers',
  none: 'Nobody has opened a page of this league in the last 30 days. Share its address with your customers.',
  chart: (views: string, most: string, day: string) =>
    `${views} page views in 30 days; most on ${day}: ${most}.`,
  daily: 'Day by day',
  date: 'Date',
  file: 'Page views (CSV)',
  download: 'Download as CSV',
  coming: 'Next matches',
  noComing: 'No match is planned.',
  past: 'Last results',
  noPast: 'No results in the last 30 days.',
};
