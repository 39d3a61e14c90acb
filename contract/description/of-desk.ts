/** The properties of the desk of a day: `Schema.name`, or a name that stands in no other schema. */
export const DESK_PROPERTIES: Record<string, string> = {
  advice:
    'A match of another court that could begin here instead of waiting; null where none could',
  crews: 'The courts, each with its officials',
  delay: 'Minutes behind the announced time',
  expectedEnd: 'The time at which it is expected to be over, HH:mm',
  expectedStart: 'The time at which it is expected to begin, HH:mm',
  locations: 'The venues of the day that have matches of your leagues, the busiest first',
  madeAt: 'The time at which it was made, ISO 8601 in UTC',
  madeBy: 'The person who made it; empty for a program',
  movable: 'Whether you may give it another place: it has not begun and is of a league of yours',
  running: 'The match that is played there now; null where none is',
  undoable: 'Whether you may take it back: every match is where it was put and has not begun',
  undoneAt: 'The time at which it was taken back, ISO 8601 in UTC; null while it stands',
  waitsUntil: 'The time until which it would wait for its own court, HH:mm',
  'Desk.courts': 'The courts of the venue, each with what is there now and next',
  'Desk.changes': 'The changes at the desk on that day, the last one first',
  'Desk.day': 'The day, YYYY-MM-DD',
  'Desk.nextDay':
    'The next day with matches, YYYY-MM-DD, where this one has none; null otherwise, and where none is to come',
  'Desk.now': 'The time of day, HH:mm; null on another day',
  'DeskPlan.way':
    'wait for the court; other-courts for the matches of the lost time; anew for the rest of the day',
};
