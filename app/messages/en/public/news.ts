export const news = {
  title: 'News',
  description: 'News about volleyball in Tanzania: leagues, teams and matches.',
  none: 'No news yet.',
  older: 'Older news',
  newest: 'Newest news',
  changed: (day: string) => `changed on ${day}`,
  all: 'All news',
};
