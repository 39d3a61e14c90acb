import type { Messages } from '../../messages.ts';

export const clashes: Messages['clashes'] = {
  title: 'Kwa nini zinagongana',
  causes: {
    team: (name) => `${name} ingecheza mara mbili kwa wakati mmoja`,
    official: (name) => `${name} amepangwa mara mbili kwa wakati mmoja`,
    court: (name) => `${name}: viwanja ni vichache kuliko mechi za wakati huo`,
  },
};
