import { useContext } from 'react';
import { GenderMark } from '#app/features/crest/gender-mark.tsx';
import { ListedContext } from '#app/lib/listed.ts';

/** A letter for men or women behind the name of a league, as lists of matches have it. */
export function LeagueGender({ league }: { league: string }) {
  return <GenderMark gender={useContext(ListedContext).leagues.get(league)?.gender ?? ''} />;
}
