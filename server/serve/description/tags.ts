/** The groups of calls, each with a sentence for those who look for something. */
export const TAGS: Record<string, string> = {
  Accounts: 'The own account: sign-in, password, second step, devices, export, erasure.',
  Administration: 'Numbered lists for those who run leagues or the site.',
  Archive: 'Things that were archived, and their way back.',
  Audit: 'The log of changes.',
  Backup: 'Copies of everything, and their way back.',
  Claims: 'Accounts that say that a player record is theirs.',
  Clubs: 'Clubs and their teams.',
  Discipline: 'Cards, suspensions and protests of a league.',
  Eligibility: 'Who may play in a league, and what is wrong with a roster.',
  Export: 'Tables as CSV and Excel files.',
  Feedback: 'Messages of visitors.',
  Fixtures: 'Plans of what is to be played: leagues, groups, cups, Swiss systems.',
  Groups: 'Groups of a league.',
  Import: 'Files of results, fixtures, teams and players, tried before they are kept.',
  Leagues: 'Competitions with their rules.',
  'Line-ups': 'Line-ups that coaches prepare.',
  Live: 'Scores as they change.',
  Matches: 'Matches with their scores, and results that are entered whole.',
  News: 'News of the association.',
  Newsletter: 'The newsletter by mail.',
  Officials: 'Referees and others, and what they do at which match.',
  Partners: 'Sponsors and other partners.',
  Players: 'Players, with what is public of them.',
  Push: 'Messages to devices that follow something.',
  Schedule: 'Days, hours and courts of a plan.',
  'Scorer links': 'Links and PINs that open the scoring of one match.',
  Scoring: 'The match log: who holds the pen adds entries.',
  Search: 'Names by the beginnings of their words.',
  Seasons: 'Seasons that leagues belong to.',
  Site: 'The association, its colours and its first set-up.',
  Standings: 'Tables with the reason of each place, decisions, leaders.',
  Teams: 'Teams and their players.',
  USSD: 'Screens for phones with keys.',
  Users: 'Accounts of others, for administrators.',
  Venues: 'Grounds with their courts.',
  Webhooks: 'Events that are posted to an address of yours.',
};

/** The part of an address that stands for a group: `Line-ups` is `line-ups`. */
export function slugOf(tag: string): string {
  return tag.toLowerCase().replaceAll(' ', '-');
}
