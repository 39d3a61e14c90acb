import type { Messages } from '../../messages.ts';

export const userSessions: Messages['userSessions'] = {
  signOut: 'Toa kwenye vifaa',
  ask: (name) =>
    `${name} atatolewa kwenye kila simu na kompyuta, na itambidi kuingia tena. Maingizo ambayo kifaa bado hakijatuma yanabaki humo.`,
  done: 'Ametolewa kwenye vifaa vyote.',
};
