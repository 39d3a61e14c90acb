import type { TeamDetail } from '#contract/people/team.ts';

/** The team for which people sign up, as far as the office of it needs it. */
export type SignUpTeam = Pick<TeamDetail, 'id' | 'name' | 'gender'>;
