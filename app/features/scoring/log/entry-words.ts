import type { Messages } from '#app/messages/messages.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import type { ScoredTeams } from '../scored-teams.ts';

/** One entry in words: what happened, and whose it was. */
export function entryWords(t: Messages, match: ScoredTeams, event: MatchEvent): string {
  const { entries, levels } = t;
  const name = entries.types[event.type];
  switch (event.type) {
    case 'rally':
    case 'insert': {
      if (event.type === 'insert' && event.entry !== undefined) {
        const { id, at, entry } = event;
        return entryWords(t, match, { no: 0, ...entry, id, at } as MatchEvent);
      }
      if (event.winner === undefined) return name;
      const team = match[event.winner].name;
      const how = event.reason && event.reason !== 'unknown' ? levels.reasons[event.reason] : '';
      const shirt = event.player === undefined ? '' : entries.shirt(event.player);
      const culprit = event.errorBy === undefined ? '' : entries.errorBy(event.errorBy);
      const details = [how, shirt, culprit].filter(Boolean).join(', ');
      return details ? entries.pointHow(team, details) : entries.point(team);
    }
    case 'set-score':
    case 'set-result':
      return entries.score(name, event.team1Score, event.team2Score);
    case 'result':
      return entries.score(name, event.team1Wins, event.team2Wins);
    case 'award': {
      const { told } = t.awards;
      const award = event.kind === 'point' ? told.point(event.points ?? 1) : told[event.kind];
      return `${entries.of(name, match[event.team].name)}: ${award}`;
    }
    case 'toss': {
      const { winner, choice } = event;
      const chosen = winner && choice && t.toss.outcome(match[winner].name, t.toss.choices[choice]);
      return chosen ? `${name}, ${chosen}` : name;
    }
    case 'remark':
      return `${name}: ${event.text}`;
    default: {
      const team = 'team' in event ? event.team : undefined;
      return team ? entries.of(name, match[team].name) : name;
    }
  }
}
