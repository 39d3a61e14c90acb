import { type NamedRound, namedRound } from '#domain/competition/fixtures/named-rounds.ts';
import type { Slot } from '#domain/competition/slots/slot.ts';
import type { Match } from '../../matches/match.ts';
import type { Fixture, PlannedTeam } from '../fixtures.ts';

/** One place of a tie: a team, or where it will come from. */
export type BracketSide = {
  team: { id: string; name: string } | null;
  source: Slot | null;
  /** Set wins, or matches won where a tie has several; null before it begins. */
  wins: number | null;
  isWinner: boolean;
};

export type BracketTie = {
  key: string;
  label: string;
  /** 0 is the first round of the picture. */
  column: number;
  sides: [BracketSide, BracketSide];
  /** Keys of the ties whose winners meet here. */
  feeders: string[];
  /** The match to open; of several the latest that has begun, else the first. */
  match: string | null;
  /** While it is played, as it is shown. */
  live: Pick<Match, 'id' | 'version' | 'sets'> | null;
  date: string;
};

type Draft = Omit<BracketTie, 'column'>;

/** A fixture as far as a picture of its bracket needs it: kept, or in a preview. */
export type BracketFixture = Pick<
  Fixture,
  'id' | 'label' | 'group' | 'tie' | 'team1' | 'team2' | 'matchDate'
>;

/** Rounds of brackets that were entered by hand, the first column first. */
const COLUMNS: readonly NamedRound[] = ['R16', 'QF', 'SF', 'F'];

/** The ties of a knock-out: as planned where there is a plan, else read from the names of rounds. */
export function bracketOf(
  fixtures: readonly BracketFixture[],
  matches: readonly Match[],
): BracketTie[] {
  const planned = fixtures.filter(({ label, group }) => label !== null && group === null);
  return withColumns(planned.length > 0 ? plannedTies(planned, matches) : namedTies(matches));
}

function plannedTies(fixtures: readonly BracketFixture[], matches: readonly Match[]): Draft[] {
  const byId = new Map(matches.map((match) => [match.id, match]));
  const ties = Map.groupBy(fixtures, (fixture) => fixture.tie ?? fixture.label ?? fixture.id);
  return [...ties].map(([label, legs]) => {
    const played = legs.flatMap(({ id }) => byId.get(id) ?? []);
    const [first] = legs as [BracketFixture];
    const sides = [first.team1, first.team2].map((team) => sideOf(team, played));
    return {
      key: label,
      label,
      sides: withWinner(sides as [BracketSide, BracketSide], played),
      feeders: [first.team1, first.team2].flatMap(({ source }) =>
        source.kind === 'winner' ? source.of : [],
      ),
      match: latestOf(played)?.id ?? null,
      live: liveOf(latestOf(played)),
      date: first.matchDate,
    };
  });
}

function sideOf({ id, name, source }: PlannedTeam, played: readonly Match[]): BracketSide {
  const team = id === null ? null : { id, name };
  return { team, source, wins: team && winsOf(team.id, played), isWinner: false };
}

function winsOf(team: string, played: readonly Match[]): number | null {
  const begun = played.filter(({ status, detail }) => status === 'Live' || detail !== 'none');
  const [only] = begun;
  if (only === undefined) return null;
  if (played.length === 1) return only.team1.id === team ? only.team1Wins : only.team2Wins;
  return begun.filter((match) => winnerOf(match) === team).length;
}

function winnerOf({ winner, team1, team2 }: Match): string | null {
  if (winner === 'team1') return team1.id;
  return winner === 'team2' ? team2.id : null;
}

/**
 * A tie of one match has the winner of the match; a tie of several has the team that won more, once
 * all are over.
 */
function withWinner(
  sides: [BracketSide, BracketSide],
  played: readonly Match[],
): [BracketSide, BracketSide] {
  const isOver = played.length > 0 && played.every(({ winner }) => winner !== null);
  const [only] = played;
  const better = (a: BracketSide, b: BracketSide) =>
    played.length === 1
      ? only !== undefined && a.team?.id === winnerOf(only)
      : (a.wins ?? 0) > (b.wins ?? 0);
  const [first, second] = sides;
  return [
    { ...first, isWinner: isOver && better(first, second) },
    { ...second, isWinner: isOver && better(second, first) },
  ];
}

function latestOf(played: readonly Match[]): Match | undefined {
  return played.findLast(({ status }) => status !== 'not started') ?? played[0];
}

function liveOf(match: Match | undefined): BracketTie['live'] {
  if (match?.status !== 'Live') return null;
  const { id, version, sets } = match;
  return { id, version, sets };
}

/** Knock-out matches by the names of their rounds, each fed by the earlier wins of its teams. */
function namedTies(matches: readonly Match[]): Draft[] {
  const levels = matches.flatMap((match) => {
    const round = namedRound(match.round);
    const isThird = round === 'P3';
    const level = round === undefined ? -1 : COLUMNS.indexOf(isThird ? 'F' : round);
    return level === -1 || match.group !== null ? [] : [{ match, level, isThird }];
  });
  return levels.map(({ match, level, isThird }) => {
    const { team1, team2 } = match;
    const sides = [team1, team2].map(({ id, name }): BracketSide => {
      const team = { id, name };
      return { team, source: null, wins: winsOf(id, [match]), isWinner: false };
    });
    const feeders = [team1.id, team2.id].flatMap(
      (team) =>
        levels.find(
          (candidate) => candidate.level === level - 1 && winnerOf(candidate.match) === team,
        )?.match.id ?? [],
    );
    return {
      key: match.id,
      label: match.round ?? '',
      sides: withWinner(sides as [BracketSide, BracketSide], [match]),
      feeders: isThird ? [] : feeders,
      match: match.id,
      live: liveOf(match),
      date: match.matchDate,
    };
  });
}

/** Final in the last column, each feeder one to the left of where its winner plays. */
function withColumns(drafts: readonly Draft[]): BracketTie[] {
  const byKey = new Map(drafts.map((draft) => [draft.key, draft]));
  const depths = new Map<string, number>();
  function depthOf(key: string): number {
    const known = depths.get(key);
    if (known !== undefined) return known;
    depths.set(key, 0);
    const feeders = byKey.get(key)?.feeders.filter((feeder) => byKey.has(feeder)) ?? [];
    const depth = feeders.length === 0 ? 0 : 1 + Math.max(...feeders.map(depthOf));
    depths.set(key, depth);
    return depth;
  }
  const last = Math.max(0, ...drafts.map(({ key }) => depthOf(key)));
  const isFed = new Set(drafts.flatMap(({ feeders }) => feeders));
  return drafts.map((draft) => {
    const depth = depthOf(draft.key);
    // A tie that leads nowhere, such as the match for the third place, stands under the final.
    return { ...draft, column: isFed.has(draft.key) ? depth : last };
  });
}
