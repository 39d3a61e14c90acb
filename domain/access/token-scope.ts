/**
 * The part of its owner's rights that a token has: to score these matches, to run these leagues. Both
 * empty: it reads. A token never may more than its owner.
 */
export type TokenScope = { matchIds: readonly string[]; leagueIds: readonly string[] };

/** As far as a scope looks at what an action is done to. */
type Target = { kind: string; id?: string | null; matchId?: string; leagueId?: string | null };

/** The actions that running a league consists of. Leagues are made, archived and given away by people alone. */
const LEAGUE_ACTIONS: readonly string[] = [
  'league:write',
  'match:write',
  'match:share',
  'match:settle',
  'match:assign',
];
const MATCH_ACTIONS: readonly string[] = ['match:score', 'match:correct', 'match:best-player'];

/** Whether an action is within the scope; the rights of the owner are judged apart from it. */
export function isWithinScope(scope: TokenScope, action: string, target: Target): boolean {
  if (LEAGUE_ACTIONS.includes(action)) return isIn(scope.leagueIds, target.id);
  if (!MATCH_ACTIONS.includes(action)) return false;
  const isMatch = action === 'match:score' && isIn(scope.matchIds, target.id);
  return isMatch || isIn(scope.leagueIds, target.leagueId);
}

function isIn(ids: readonly string[], id: string | null | undefined): boolean {
  return typeof id === 'string' && ids.includes(id);
}
