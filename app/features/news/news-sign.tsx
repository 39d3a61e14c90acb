import { useContext } from 'react';
import { Crest } from '#app/features/crest/crest.tsx';
import { Monogram } from '#app/features/crest/monogram.tsx';
import { ListedContext } from '#app/lib/listed.ts';
import { NetMark } from '#app/ui/mark.tsx';
import type { TeamRef } from '#contract/people/team.ts';
import type { News } from '#contract/site/news.ts';

type Props = { article: News; teams: readonly TeamRef[] };

/** The crest of its team, the monogram of its league, or the net for volleyball at large. */
export function NewsSign({ article, teams }: Props) {
  const { leagues } = useContext(ListedContext);
  const team = teams.find(({ id }) => id === article.team?.id);
  if (team) return <Crest {...team} size={56} />;
  const league = leagues.get(article.league?.id ?? '');
  return league ? <Monogram {...league} size={56} /> : <NetMark size={56} />;
}
