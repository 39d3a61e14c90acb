export const embeds = {
  title: 'Scores on your site',
  description: 'A live match, a table or a team in a frame on any other site.',
  intro:
    'Paste the address of a match, a league or a team of this site. You get a line of HTML that shows it on your own site: a match live, a league with its table, fixtures or results, a team with its last and next matches. It is free, sets no cookie and needs no key.',
  address: 'Address of the page',
  theme: 'Colours',
  themes: { auto: 'As the reader’s device', light: 'Light', dark: 'Dark' },
  color: 'Colour of the edge, such as 0b6b3a',
  views: {
    league: 'table',
    team: 'results and next matches',
    fixtures: 'next matches',
    results: 'results',
  },
  make: 'Make the HTML',
  notFound:
    'There is no match, league or team at this address. Copy it from the address bar of its page.',
  html: 'HTML for your site',
  preview: 'Show the frame alone',
  wordPress:
    'A site that takes no frames shows the link below the frame instead. Programs find the frame by oEmbed, too: /oembed?url=…',
};
