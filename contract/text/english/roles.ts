/** The roles of a person for a thing. */
export const roles = {
  'role.administrator': 'This needs an administrator.',
  'role.secretary': 'This needs a secretary of this league, or an administrator.',
  'role.anySecretary': 'This needs the secretary of a league, or an administrator.',
  'role.hall': 'This needs the token of a hall.',
  'role.coach': 'This needs the coach of this team, a manager of its club, or an administrator.',
  'role.manager': 'This needs a manager of this club, or an administrator.',
  'role.seat': 'This needs the link of this seat at the scorer’s table.',
  'role.signer': 'This account is not on record as a person who signs here.',
  'role.scorer':
    'This needs a scorer of this match, a secretary of its league, or an administrator.',
  'team.coachHasAccount': 'The coach of this team has an account already.',
  'team.noCoach': 'This team names no coach.',
  'secretary.notFound': 'This person is not a secretary of the league.',
  'secretary.tooMany': 'A league has at most {max} secretaries.',
  'clubManager.notFound': 'This person is not a manager of the club.',
  'clubManager.tooMany': 'A club has at most {max} managers.',
  'import.teamUnknown': 'there is no team {name}; an administrator can add it',
} as const;
