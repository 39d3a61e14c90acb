/** Taps that did not count or that are asked about, and the point that was just tapped. */
export const taps = {
  missed: {
    'too-soon': 'Not counted: so soon after the last point. Press longer to count it.',
    'too-soon-timeout': 'Not counted: the time-out was recorded a moment ago.',
    slid: 'Not counted: the finger slid too far.',
  },
  duringTimeout: (team: string) => `A time-out is running. Count a point for ${team}?`,
  count: 'Count it',
  doNotCount: 'Do not count',
  plusOne: (team: string) => `+1 ${team}`,
  quick: 'Catch up with quick taps',
  quickOn: 'Quick taps: every tap counts at once.',
  quickOff: 'End',
};
