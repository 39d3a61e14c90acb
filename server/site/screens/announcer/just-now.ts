import type { MatchEvent } from '#domain/volleyball/events.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { occasions, scoreAt, setNumberAt } from '#domain/volleyball/scoresheet/occasions.ts';
import type { ScreenOptions } from '../options.ts';
import type { ScreenMatch } from '../screen-match.ts';
import { WORDS } from '../words.ts';
import { ANNOUNCER_WORDS } from './announcer-words.ts';
import { personText } from './person-text.ts';

const MOST = 6;

/** Time-outs, substitutions and cards of the set, the latest first, as sentences to read aloud. */
export function justNow(screen: ScreenMatch, options: ScreenOptions): string[] {
  const set = screen.log.state.sets.at(-1)?.set;
  return occasionsOf(screen.log, set)
    .flatMap(({ event, before }) => {
      const text = textOf(event, screen, options);
      if (text === null || !('team' in event)) return [];
      const score = scoreAt(before, event.team as 'team1' | 'team2');
      return [`${text} ${ANNOUNCER_WORDS[options.language].at(score.own, score.other)}`];
    })
    .toReversed()
    .slice(0, MOST);
}

function occasionsOf(log: MatchLog, set: number | undefined) {
  if (set === undefined) return [];
  return occasions(log).filter(({ before }) => setNumberAt(before) === set);
}

function textOf(
  event: MatchEvent,
  { match, names }: ScreenMatch,
  { language }: ScreenOptions,
): string | null {
  const words = WORDS[language];
  switch (event.type) {
    case 'timeout':
      return `${words.timeout(match[event.team].name)},`;
    case 'substitution': {
      const person = (shirt: number) => personText(shirt, names[event.team]);
      const changes = event.pairs.map((pair) =>
        ANNOUNCER_WORDS[language].change(person(pair.in), person(pair.out)),
      );
      return `${match[event.team].name}: ${changes.join('; ')},`;
    }
    case 'sanction': {
      const { person, team, grade } = event;
      const whom = typeof person === 'number' ? personText(person, names[team]) : '';
      return `${words.grades[grade]}: ${[whom, match[team].name].filter(Boolean).join(', ')},`;
    }
    default:
      return null;
  }
}
