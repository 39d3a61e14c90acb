/** The plan, the day, results, decisions. */
export const helpOfPlay = {
  makePlan: {
    ask: 'How do I make the fixtures?',
    answer:
      'Open the league, Generate fixtures: format, days, courts, Preview. Keep it as a draft until it is right.',
  },
  publish: {
    ask: 'When do others see the plan?',
    answer:
      'When you press Publish: all of it, a round or a day. A draft is seen by secretaries alone.',
  },
  daysOff: {
    ask: 'A team cannot play on a day',
    answer:
      'Open the league, Calendar, Days, hours and courts: days off for everybody, one team or one hall. For every Saturday, or some hours: Add a rule.',
  },
  move: {
    ask: 'A match has to move',
    answer:
      'Open the league, Calendar: press the match, then its new place. Clashes are shown before you press.',
  },
  playOffs: {
    ask: 'The first four should play the finals',
    answer:
      'Open the league, Play-offs. The matches wait for the final table; teams that have withdrawn never play.',
  },
  postponed: {
    ask: 'A match is postponed',
    answer: 'Open the match, Postpone. When the new day is known, Edit match.',
  },
  otherDate: {
    ask: 'A team asks for another date',
    answer:
      'A coach asks in their own area, a captain by a link that you make at the match. The other team answers; you see what stands in the way and press Move the match or Refuse.',
  },
  courtLost: {
    ask: 'A court cannot be used for an hour',
    answer:
      'Day desk, Court lost: from, until, Show the day. Choose a plan; rests are kept. Undo takes all of it back.',
  },
  courtLate: {
    ask: 'We are running late',
    answer: 'Day desk, It is late at the court. You see who begins when before anything moves.',
  },
  freeCourt: {
    ask: 'A court is free and a match waits for another one',
    answer: 'The day desk says which match can be played there at once: one press moves it.',
  },
  crew: {
    ask: 'The same referees for a court all day',
    answer: 'Day desk, Officials at the court: press the people one after the other, then Assign.',
  },
  scorers: {
    ask: 'How do volunteers score without an account?',
    answer:
      'Day desk, QR codes: one code for each court and day opens the match which is next there. For one match: Make a scorer link.',
  },
  noInternet: {
    ask: 'The hall has no internet',
    answer:
      'Lend the matches to a laptop in the hall: open the league, Halls. A phone alone needs nothing: it goes on scoring without a network.',
  },
  scorersExam: {
    ask: 'How do I know that somebody can score?',
    answer:
      'Officials, the name: make the private link and send it. The scorer’s exam is on the page of their duties; you see the result and the licence on the same page of the official.',
  },
  fromPaper: {
    ask: 'The result is on a paper sheet',
    answer: 'Open the match, Enter result, and type the sets in one line: 25-20 23-25 25-18 25-22.',
  },
  wrongResult: {
    ask: 'A result is wrong',
    answer: 'Open the match, Correct result. Sets that were too many are removed after a question.',
  },
  didNotCome: {
    ask: 'A team did not come',
    answer:
      'Open the match, Enter result, Forfeit: the team and the reason, which everybody reads.',
  },
  tie: {
    ask: 'Why does this team stand above the other?',
    answer: 'Below every table, the reason for each place is given in words.',
  },
  withdrawn: {
    ask: 'A team has withdrawn',
    answer:
      'Open the league, Standings, Decide, Team withdraws: choose what becomes of its matches, and write the reason if there is one.',
  },
  deduct: {
    ask: 'A team loses points by decision',
    answer:
      'Open the league, Standings, Decide: points with a minus and the reason. Take back is beside it.',
  },
  suspended: {
    ask: 'A player or coach is suspended',
    answer:
      'Open the league, Discipline, Suspend somebody. The scorer is warned at the table, and matches served are counted.',
  },
  cards: {
    ask: 'Cards should suspend automatically',
    answer: 'Open the league, Discipline, Set the rule: so many cards, so many matches.',
  },
  protest: {
    ask: 'A team protests',
    answer:
      'Open the league, Discipline, Enter a protest. Decide it there; the decision and its reason are public.',
  },
};
