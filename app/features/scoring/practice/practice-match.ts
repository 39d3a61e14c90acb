import type { ScoredTeams } from '../scored-teams.ts';

/** Two teams that do not exist, and no date. */
export function practiceMatch(team1: string, team2: string): ScoredTeams {
  const team = { logo: null, jerseyColor2: '#ffffff' };
  return {
    id: 'practice',
    team1: { ...team, id: 'practice-1', name: team1, jerseyColor1: '#0b4f9e' },
    team2: { ...team, id: 'practice-2', name: team2, jerseyColor1: '#f2b705' },
    matchDate: '',
    matchTime: '',
    location: '',
  };
}
