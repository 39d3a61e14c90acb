import type { Messages } from '../../messages.ts';

export const clashes: Messages['clashes'] = {
  title: 'Kwa nini zinagongana',
  otherOfficial: 'Mpangie mtu mwingine',
  move: 'Hamisha mechi moja',
  causes: {
    team: (name) => `${name} ingecheza mara mbili kwa wakati mmoja`,
    official: (name) => `${name} amepangwa mara mbili kwa wakati mmoja`,
    court: (name) => `${name}: mechi mbili kwenye kiwanja kimoja kwa wakati mmoja`,
  },
};
