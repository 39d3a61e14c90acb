export const calendars = {
  title: 'Calendar',
  intro:
    'All matches in the calendar of your phone or computer, with new times and results. Calendars are updated once an hour at best, some once a day: on the day of a match, trust this page.',
  subscribe: 'Subscribe',
  programs: 'iPhone, Outlook, Thunderbird and other programs',
  google: 'Add to Google Calendar',
  account: 'For Android phones, with a Google account',
  download: 'Download as a file',
  once: 'As planned today: new times do not reach it',
};
