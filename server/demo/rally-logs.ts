import type { Side } from '#domain/volleyball/side.ts';

/**
 * Real matches, rally by rally, for the demonstration, in the notation that `play-notation.ts` reads.
 * From scouting files under the MIT licence (openvolley/ovdata, tyler-widdison/datavolleyXtra:
 * test-data/README.md). Only what happened is kept; other teams play it here. The files do not write
 * exchanges of liberos: they are those of the usual system (for a middle blocker in the back row,
 * who goes out to serve), and every touch of the files agrees with them.
 */
export type RallyLog = readonly {
  firstServe: Side;
  /**
   * The players in positions 1 to 6, by place in the squad; missing where only points are recorded.
   */
  lineups?: readonly [string, string];
  play: string;
}[];

const fullLength: RallyLog = [
  {
    firstServe: 'team1',
    lineups: ['eacfbd', 'acebdf'],
    play: '+2gf2Ac+1ge1Bc2Ad-2gf1V+2ge2Af1Ad-1ge2V+1gf1Ae1Ab2Ac-2ge2Sf1Ab+2gf2Ac1V-1gf1Se2E+1ge1V2Ab-2gf1Ac+2ge2Ab2Ab1V-1ge1Bd2Ad+1gf1Ad1Ab2Ab-2ge1Ae+2gf1Acy2V2Sa1Ac-1gf1Ac2Ac+1ge1Af2Ab-2gf2Bf1Ab+2ge2Ac~2l1Ac(1fj)-1ge~2g1E(2ci)2Ad(2ic)+1gj1Ad(1ak)y1E1Ae',
  },
  {
    firstServe: 'team2',
    lineups: ['acfbde', 'dfaceb'],
    play: '+1ge+2ge1Af2V-2ge1Ab-1ge+2gf1Be2Ac+1gf2Bc~2l1Be1Ba2V2Ab1V2V-2lf1Ab-1gf+2ge2Ab+1ge1V2Ab~2l2Ab1Ad2Ab-2le2E2Ex2Sf1Ad-1ge+2gf2V+1gf2Bc2Acx2E~2l2Ab1Ad(1ak)1Ady~2g2Ab(1bh)1V2Ac-2gf2Se1V-1gf(1fi)+2ge2Ad+1ge1Ai1Sk1Ak(2ci)2Ab(2ic)2Sd1V2Ac',
  },
  {
    firstServe: 'team1',
    lineups: ['fbdeac', 'facebd'],
    play: '+2gf1E2Ab+1gf1Ac2Ab~2l1Ba2V-2lf1Ac-1gf+2ge1Bc1E1E1Bcy2Ab+1ge1Af1Bc1F(2ci)2Ad1Af1Sc(2ah)~2l1Ady2Bf-2le1Af-1ge+2lf2V+1gf2Ai1V(2bk)1Bd2V1V(1akbh)2Ak(2icha)-2lf1Ak-1gf+2ge2Ad+1ge2Adx2Ad1V(1hb)1Ac2V(1ka)1Bb1Ab1Ad2V-2ge1V',
  },
  {
    firstServe: 'team2',
    lineups: ['cfbdea', 'acebdf'],
    play: '+1ge+2lf2Sa2Ac2Ex1V-1ge~2g2Ad+1gf2Sc1Ab2V-2gf2Ad1Ab+2le2Ad2Ab1Ab-1gf2V+1ge2Sd1Af2V(1ah)-2le1Ac+2gf2Ac1Ad-1ge1E2Ab+1gf1V2Ab-2gf1Ad+2ge2Ad1Bc-1gf1Ey1E1Ac(2ci)1E2Ad+1ge2Sd1Ab(2ic)2Af-2ge1Ad+2lf2V2Ex2Ab2E(1bk)2Ac1Ac(1fi)-1ge1Bk2Ab',
  },
  {
    firstServe: 'team1',
    lineups: ['acfkde', 'acebdf'],
    play: '+1ge+2gf2Ac1Af1E2Ad-2gf1V-1ge+2ge1Ak1Ey2Ab+1gf1Bk1Bd2Ab~2l1Ad1Sdy1Ak~2g1Ac(2ci)2V-2ge1Ac-1gf+2gf2Ai+1ge1V1Bk1Af',
  },
];
const fourSets: RallyLog = [
  {
    firstServe: 'team1',
    lineups: ['adfbce', 'deacfb'],
    play: '+1ge+2gf2Ac-2gf2Ac1Ab+2ge2V2Sa1E-1ge2Ad+1gf1Ab2V-2ge1Ac+2gf2Ad21Ad-1gf2Ad+1ge1Ad1E1Af2Ae-2gf1Ad+2ge1F1Bb2V2Ab1Af-1ge2Ab+1gf2Bb2Abx2Af1V1Ab2F-2ge1F+2gf1Scy2Ab2Ex2Ae2Ae1V(1ei)-1gf2Ad1Ad2-2gf1Ab+2ge2Ac1Ad(1ie)1E2Ab',
  },
  {
    firstServe: 'team2',
    lineups: ['eadfbc', 'deacfb'],
    play: '+1ge+2gf1F1E1E2V-2gf2E2Ac2Abx2Se1Ab+2ge2Ac2Ab2E1Ac-1ge2Ac+1gf1V2Ab-2ge2Fx1V+2gf2Ad2Aa1E-1gf2Ae+1ge1V2Ae-2gf21Ab+2ge2Ac1Ab(1fi)-1ge2V1Ab2Af-2ge1E+2gf12Ab1Ad(1if)1Bd1F2Ad+1ge2E(2ej)2Ac1E2-2gf1Ab+2gj1Ab1Sdy2Af',
  },
  {
    firstServe: 'team1',
    lineups: ['adfbce', 'deacfb'],
    play: '+1ge+2gf1F2Ac-2gf1F+2ge1E1Ab2Ac1V-1ge2Ab+1gf1V1Bcy1~2l2Ad-2le1V+2gf2Ab2Ae2Adx1Ad-1gf2Ad+1ge1Ad2x-2gf2E1Ad+2le1Sd21Ac-1ge2Ab+1gf1V~2g1Ab2-2ge1V+2gf12Ad1V-1gf1E2+1ge1E2Ac-2gf2Ab2Ac1Ab+2ge2Ac1Ab-1ge1E(2ci)2Ab+1gf1Ac',
  },
  {
    firstServe: 'team2',
    lineups: ['eadfbc', 'deacfb'],
    play: '+1ge+2gf2F2Ac2E2Acx1Bf1E1Ad1Sa2Ae-2gf21V+2ge1Ab2V1Ab-1ge1(2fj)2Ac+1gf1Ab2V-2ge22x2F2(1dk)1E(1kd)+2gj2F2Ad2Sb1V-1gf1E2Ad+1ge2E2Ac12Ac-2gj2Se2Aa2Aj(2ci)1Ad+2ge1Bc22',
  },
];
const closeFourth: RallyLog = [
  { firstServe: 'team1', play: '2122122212222111111211111211121212211122122121' },
  { firstServe: 'team2', play: '2221212121121221122111221111121111211111' },
  { firstServe: 'team1', play: '21121212211221122221212221122121211121221112212' },
  { firstServe: 'team2', play: '2121121122122122211222112121221211112121212112121211' },
];

export const RALLY_LOGS: readonly RallyLog[] = [fullLength, fourSets, closeFourth];
