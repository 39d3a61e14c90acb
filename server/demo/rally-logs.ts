import type { Side } from '#domain/volleyball/side.ts';

/**
 * Real matches, rally by rally, for the demonstration's live scores: `1` and `2` are rallies won by
 * team 1 and team 2, `x` and `y` their time-outs. From scouting files under the MIT licence
 * (openvolley/ovdata, tyler-widdison/datavolleyXtra: test-data/README.md); only who won each rally
 * is kept, and other teams play them here.
 */
type RallyLog = readonly { firstServe: Side; play: string }[];

const fullLength: RallyLog = [
  { firstServe: 'team1', play: '21212121122121121212211211211y22112122121121y11' },
  { firstServe: 'team2', play: '121122112212121221222x21222x2211y2122121112212' },
  { firstServe: 'team1', play: '12121211111y21112111y212211212122x211211121' },
  { firstServe: 'team2', play: '222x1221221221221212112121211y1112212122x222112' },
  { firstServe: 'team1', play: '2112111y211211y11212111' },
];
const fourSets: RallyLog = [
  { firstServe: 'team1', play: '221221212122121112111221222x211211y22x22121212112' },
  { firstServe: 'team2', play: '1112222x2122212122x1221212212121211211122212111y2' },
  { firstServe: 'team1', play: '1211121211y121222x1212x2112121121121121222121121' },
  { firstServe: 'team2', play: '2222x1111221121121222x22122211222122221122' },
];
const closeFourth: RallyLog = [
  { firstServe: 'team1', play: '2122122212222111111211111211121212211122122121' },
  { firstServe: 'team2', play: '2221212121121221122111221111121111211111' },
  { firstServe: 'team1', play: '21121212211221122221212221122121211121221112212' },
  { firstServe: 'team2', play: '2121121122122122211222112121221211112121212112121211' },
];

export const RALLY_LOGS: readonly RallyLog[] = [fullLength, fourSets, closeFourth];
