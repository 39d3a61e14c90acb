export const transfers = {
  title: 'Transfers',
  history: 'Teams so far',
  from: (team: string) => `from ${team}`,
  fromNone: 'from no team',
  to: (team: string) => `to ${team}`,
  allowedBy: (who: string) => `Allowed by ${who}`,
  exception: (reason: string) => `Outside the window: ${reason}`,
  since: (day: string) => `since ${day}`,
  between: (from: string, until: string) => `${from} – ${until}`,
  until: (day: string) => `until ${day}`,
  present: 'present team',
};
