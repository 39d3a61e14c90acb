import { onTestFinished } from 'vitest';
import { newLeague } from '#server/play/fixtures/testing/planned-league.ts';
import { type ApiAnswer, addPerson } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

export const DAY = '2026-12-05';
export const HALL = 'Ukumbi';
const AT_NINE = Date.parse(`${DAY}T06:00:00Z`);

/** A hall of two courts, a league of eight teams with matches of an hour, and a clock at nine. */
export async function hallDay() {
  let now = AT_NINE;
  const server = await startTestServer({ clock: () => now });
  onTestFinished(() => server.stop());
  const { call } = server;
  const must = async (method: string, path: string, body?: unknown): Promise<ApiAnswer['body']> => {
    const answer = await call(method, `/api/v1${path}`, body);
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  await must('POST', '/venues', { name: HALL, place: 'Arusha', courts: 2 });
  const league = await newLeague(server, [...'ABCDEFGH']);
  await must('PUT', `/leagues/${league.id}/schedule`, {
    opens: '08:00',
    closes: '20:00',
    matchMinutes: 60,
    restMinutes: 30,
    matchesPerDay: 6,
    venues: [{ location: HALL, courts: 2 }],
  });

  /** A match such as `play('AB', '1', '09:00')`. */
  async function play(teams: string, court: string | null, matchTime: string): Promise<string> {
    const [team1, team2] = [...teams].map((letter) => league.teams[letter]!);
    const { id } = await must('POST', '/matches', {
      matchType: league.id,
      team1,
      team2,
      matchDate: DAY,
      matchTime,
      location: HALL,
      court,
    });
    return id;
  }

  const place = { day: DAY, location: HALL };
  const path = `/desk?day=${DAY}&location=${HALL}`;
  return {
    server,
    call,
    must,
    league,
    play,
    place,
    pass: (minutes: number) => {
      now += minutes * 60_000;
    },
    desk: () => must('GET', path),
    plans: async (request: object) =>
      (await must('POST', '/desk/plans', { ...place, ...request })).items,
    change: (kind: string, court: string, moves: unknown) =>
      call('POST', '/api/v1/desk/changes', { ...place, kind, court, moves }),
    undo: (id: string) => call('POST', `/api/v1/desk/changes/${id}/undo`),
    /** `1 09:00` */
    placeOf: async (id: string) => {
      const { court, matchTime } = await must('GET', `/matches/${id}`);
      return `${court} ${matchTime}`;
    },
    start: (id: string) => must('POST', `/matches/${id}/status`, { status: 'Live' }),
    secretaryOf: async (name: string, leagueId: string) => {
      const person = await addPerson(server, name, 'Fan');
      await must('PUT', `/leagues/${leagueId}/secretaries/${person.id}`);
      return person;
    },
  };
}
