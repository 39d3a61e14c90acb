import type { Messages } from '../../messages.ts';

export const transfers: Messages['transfers'] = {
  title: 'Uhamisho',
  history: 'Timu hadi sasa',
  from: (team) => `kutoka ${team}`,
  fromNone: 'bila timu',
  to: (team) => `kwenda ${team}`,
  allowedBy: (who) => `Ameruhusu: ${who}`,
  exception: (reason) => `Nje ya dirisha: ${reason}`,
  since: (day) => `tangu ${day}`,
  between: (from, until) => `${from} – ${until}`,
  until: (day) => `hadi ${day}`,
  present: 'timu ya sasa',
};
