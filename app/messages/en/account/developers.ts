export const developers = {
  title: 'For developers',
  description: 'The API of these scores: free, open, live. Five programs to copy, two clients.',
  intro:
    'Everything on these pages can be read by programs, without a key and from any site. To write, a program needs a token with as few rights as it can do with.',
  firstHead: 'The first answer in a minute',
  first: 'The matches that are played at this moment. Any browser, any language, no key:',
  reference: 'All calls',
  document: 'OpenAPI document',
  errors: 'Errors by code',
  openData: 'Open data: everything in one file',
  tokens: 'Tokens',
  tokensText:
    'You make a token on the page of your account: it reads, scores the matches that you name, or runs the leagues that you name, until a day that you choose.',
  account: 'My account',
  clients: 'Clients',
  clientsText:
    'One file each, nothing to install: they go through pages of a list, wait when they are asked to, and follow the live line without losing a point. For TypeScript, npm run pack:client in the source of Wavu makes the package @wavu/client with types for every call.',
  recipes: 'Recipes',
  recipesText:
    'Each is a whole program that our tests run. Put it in one folder with the client and start it as its first lines say.',
  names: {
    ticker: 'A live ticker that resumes where it stopped',
    'club-table': 'The table on the page of a club',
    results: 'Results from a CSV file',
    tournament: 'A whole tournament: teams, fixtures, results, places',
    'webhook-receiver': 'A receiver for webhooks, which checks signatures',
  },
  copyHead: 'To keep a copy',
  copy: 'Lists of matches, teams, players and leagues take updatedSince and total. A read has an ETag: send it as If-None-Match and get 304 while nothing has changed. Send it as If-Match with a change, so that you overwrite nothing that somebody else wrote meanwhile.',
  show: 'Show the program',
  download: (file: string) => `Download ${file}`,
};
