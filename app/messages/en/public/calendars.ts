export const calendars = {
  title: 'Calendar',
  intro:
    'All matches in the calendar of your phone or computer, with new hours and results. Calendars ask again once an hour at best, some once a day: on the day of a match, trust this page.',
  subscribe: 'Subscribe (iPhone, Outlook, Thunderbird)',
  google: 'Add to Google Calendar',
  download: 'Download as a file',
};
