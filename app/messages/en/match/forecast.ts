export const forecast = {
  title: 'Forecast',
  description: (league: string) => `Chances of places and matches of ${league}.`,
  places: 'Places at the end',
  first: '1st',
  likely: 'Likely',
  last: 'Last',
  strength: 'Set',
  next: 'Next matches',
  how: 'The rest of the season was simulated 10,000 times, from the sets won and lost so far. Likely: the places in nine of ten simulations. Set: the chance to win a set against an average team. A forecast knows nothing of injuries, line-ups and weather.',
  calibration: {
    title: 'How often such chances came true',
    how: (matches: string, leagues: number) =>
      `${matches} matches of ${leagues} leagues were predicted in the same way, each from the days before it. Chance: of the team named first. Won: how often it won. The closer the share of wins is to the average chance, the better the forecast.`,
    predicted: 'Chance',
    matches: 'Matches',
    mean: 'On average',
    won: 'Won',
  },
  match: {
    title: 'Chance to win',
    course: (team: string) => `Chance of ${team} after each point`,
    axis: (up: string, down: string) => `Up: ${up} wins. Down: ${down} wins.`,
    turn: (team: string, chance: string, score: string, set: number) =>
      `${team} came back from a chance of ${chance}, at ${score} in set ${set}.`,
    how: 'Calculated from the score and from which team serves, from nothing else: of 100 rallies the receiving team wins 60, whoever plays. No bets are used.',
  },
  none: {
    youth: 'There is no forecast for leagues of young people.',
    off: 'This league shows no forecast.',
    early: 'There will be a forecast once every team has played.',
    over: 'Nothing is left to play.',
  },
};
