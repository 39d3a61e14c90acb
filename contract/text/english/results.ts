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
} as const;
