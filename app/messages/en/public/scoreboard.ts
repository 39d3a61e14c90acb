/** The match to practise on. */
export const scoreboard = {
  sets: 'Sets',
  practiceTitle: 'Practice match',
  practice: 'practice',
  practiceText: 'You can try everything in this match. Nothing is saved, and nobody sees it.',
  blue: 'Blue',
  gold: 'Gold',
  again: 'Start again',
  hints: {
    begin: 'Press Start match, then choose the team that serves first.',
    tap: 'Tap the half of the team that wins the rally.',
    undo: 'If you tapped the wrong team, Undo takes the last entry back. You can press it several times.',
    more: 'The time-out buttons are under each team. Everything else is under More.',
    level: 'The button in the upper left corner sets the level of detail that you record.',
  },
};
