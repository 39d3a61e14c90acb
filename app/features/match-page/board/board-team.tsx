import { Crest } from '#app/features/crest/crest.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { TeamRef } from '#contract/people/team.ts';
import type { MatchTones } from '#domain/crest/match-colors.ts';
import { inkClass } from './ink-class.ts';

export function BoardTeam({ team, tones }: { team: TeamRef; tones: MatchTones }) {
  const { to } = useWords();
  return (
    <a className={`board-team ${inkClass(tones)}`} href={to(`/team/${team.id}`)}>
      <Crest {...team} size={48} />
      <span className="name">{team.name}</span>
    </a>
  );
}
