/** People, leagues, money, words to others, mistakes. */
export const helpOfOffice = {
  letIn: {
    ask: 'How does somebody get in without e-mail?',
    answer:
      'Users, New person: name and telephone number. You get a link that works once; send it by WhatsApp or show its QR code.',
  },
  forgotPassword: {
    ask: 'Somebody has forgotten the password',
    answer:
      'Users, New password beside the name. You get a link by which the person chooses a new one.',
  },
  secretary: {
    ask: 'Somebody else should run one league',
    answer: 'Open the league, Secretaries, Add a secretary. They run this league and nothing else.',
  },
  coachIn: {
    ask: 'A coach wants to manage the roster of the team',
    answer:
      'Open the team and invite the coach. The link makes the account and joins it to the team.',
  },
  clubManager: {
    ask: 'One person works for all teams of a club',
    answer:
      'Clubs, open the club, Add a manager. They do for every team of the club what its coach does, and nothing else.',
  },
  left: {
    ask: 'A telephone was lost or somebody has left',
    answer: 'Users, Sign out beside the name ends every sign-in. Change role takes rights away.',
  },
  newLeague: {
    ask: 'How do I begin a new league?',
    answer:
      'Leagues, New league: name, type, first day, place. Then bring the teams in under Teams.',
  },
  fromExcel: {
    ask: 'The teams and players are in an Excel file',
    answer:
      'Open the league, Teams, Import teams and Import players. The preview shows every row first and asks where something can be read in two ways.',
  },
  typeIn: {
    ask: 'The teams are in a WhatsApp message',
    answer:
      'Open the league, Teams, Type in teams: paste the lines. Players the same way on the page of the team.',
  },
  changedTeam: {
    ask: 'A player changes the team',
    answer:
      'Open the new team, Transfer in: the player, the first day, who allowed it. Outside a window of the league it asks for the reason. The profile, the team and the club show it with its day.',
  },
  double: {
    ask: 'A player, team or club is there twice',
    answer:
      'Doubles beside the list of players, teams or clubs: compare the two, choose whose value stays where they differ, Merge. Matches, line-ups and cards go along, old links lead to the record that stays, and it can be undone for thirty days.',
  },
  mayPlay: {
    ask: 'Who may play in this league?',
    answer:
      'Open the league, Eligibility: age, licences, size of rosters, windows. It says in words what is wrong with each roster.',
  },
  passes: {
    ask: 'Players need passes',
    answer:
      'Open the league, Eligibility: enter the licences, then Passes (PDF) for all teams or one. Anybody who scans the code of a pass sees whether the licence is valid today.',
  },
  nextSeason: {
    ask: 'The same league again next season',
    answer: 'Open the league, More, Same league again. Teams, rules and courts come along.',
  },
  fee: {
    ask: 'All teams have to pay an entry fee',
    answer: 'Open the league, Fees and fines, Charge: all teams, a text and the amount.',
  },
  paid: {
    ask: 'A club has paid',
    answer:
      'Open the league, Fees and fines, Enter payment. The receipt gets its number by itself.',
  },
  statement: {
    ask: 'A club asks what it owes',
    answer:
      'Open the league, Fees and fines: the statement of the club is there as PDF, of this league or of all leagues together.',
  },
  whatsApp: {
    ask: 'How do I tell everybody the matches of the day?',
    answer:
      'Open the league: the message for WhatsApp is written already, by day or by round, in both languages.',
  },
  changed: {
    ask: 'The plan has changed. Who is told?',
    answer:
      'Everybody who follows, both teams and the officials are told automatically. Office messages shows whom no way reached. The calendar of the league has the message about all changes for WhatsApp.',
  },
  duties: {
    ask: 'How do referees learn of their matches?',
    answer:
      'Officials: each has a page with all duties and a private link. They accept or decline there.',
  },
  news: {
    ask: 'How do I publish a notice?',
    answer: 'News, Write news. A short notice above every page stands in Settings.',
  },
  paper: {
    ask: 'I need it on paper',
    answer:
      'Schedule, tables, day sheets and duties are PDFs: in the calendar of the league and at the day desk.',
  },
  deleted: {
    ask: 'I have deleted something by mistake',
    answer: 'Press Undo in the message, or open Archive and restore it, also weeks later.',
  },
  whoDidIt: {
    ask: 'Who changed this?',
    answer: 'Changes shows every change with its author, the value before and after.',
  },
  backup: {
    ask: 'How do I keep a copy of everything?',
    answer: 'Dashboard, Make and download a backup. Keep the file in a second place.',
  },
};
