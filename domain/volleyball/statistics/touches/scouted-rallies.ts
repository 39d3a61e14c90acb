import type { MatchLog } from '../../match-log.ts';
import type { Side } from '../../side.ts';
import { readTouch, type Touch } from './touch.ts';

/** A rally whose touches were written down. */
export type ScoutedRally = {
  set: number;
  winner: Side;
  served: Side | null;
  touches: readonly Touch[];
};

/** All rallies with touches, in order, those too whose point was taken away later. */
export function scoutedRallies(log: MatchLog): ScoutedRally[] {
  return log.state.sets.flatMap(({ set, points }) =>
    points.flatMap(({ winner, served, scouting }) => {
      const touches = (scouting?.touches ?? []).flatMap((code) => readTouch(code) ?? []);
      return touches.length === 0 ? [] : [{ set, winner, served, touches }];
    }),
  );
}
