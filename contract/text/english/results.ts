/** Results that are entered whole. */
export const results = {
  'result.oneWay': 'says it twice: a match has one result',
  'result.calledOff': 'a match that is called off has no result',
  'result.nothing': 'is missing: sets, set wins, a forfeit or an interruption',
  'result.needsSets': 'goes with the sets that were played',
  'result.notDecided':
    'The match is not decided at {team1}-{team2}. Enter the missing sets, a forfeit or an interruption.',
  'result.notPlayed':
    'Nothing has been played. Enter the result, a forfeit, or postpone or cancel the match.',
  'result.otherWinner': 'The result has another winner.',
  'result.replacesSets': 'The match has {count} sets now. The later ones go with this result.',
  'result.replacesPoints': 'The match was scored point by point. Those points go with this result.',
  'result.notYet': 'This match is planned for {day}, which has not come.',
  'captainLink.notFound':
    'This link is not open any more. Ask the office of the league for a new one.',
  'captain.noMatches': 'has no match of this league that waits for a result',
  'captain.tooMany': 'has more than {most} matches',
  'captain.calledOff': 'This match is postponed or cancelled.',
  'captain.notYet': 'This match is planned for {day}. Its result is reported from that day on.',
  'captain.scored': 'This match is scored at its table: its result comes from there.',
  'captain.over':
    'This match has another result already. Speak to the office of the league if it is wrong.',
  'captain.otherTeam': 'has {number}, which reports for another team of this league',
  'captainReport.notFound': 'This report has been replaced by another one.',
  'dateRequest.notFound': 'This request was answered, withdrawn or decided meanwhile.',
  'dateRequest.open': 'A request for another date of this match waits for its decision.',
  'dateRequest.late':
    'Another date is asked for until two days before the match. Speak to the office of the league.',
  'dateRequest.tooMany':
    'Your team has asked {most} times for another date of this match. Speak to the office of the league.',
  'dateRequest.past': 'is past',
  'dateRequest.far': 'is more than a year away',
  'dateRequest.same': 'is the date on which the match stands already',
} as const;
