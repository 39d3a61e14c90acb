import { afterAll, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { WEBHOOK_SHAPES } from '#contract/site/webhook.ts';
import { consumeDue, type Report } from '#server/platform/happenings/consumer.ts';
import { messageOf, occasionOf } from '#server/site/push/message.ts';
import { findMatchFacts } from '#server/site/push/queries.ts';
import { resultText } from '#server/site/sms/text.ts';
import { eventOf } from '#server/site/webhooks/event.ts';
import { bodyFor } from '#server/site/webhooks/shapes.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

/** Values that only those concerned may read; each occurs nowhere else. */
const PRIVATE = {
  minor: 'Kanarinenye Mdogo',
  minorsBirthDate: '2015-09-13',
  phone: '+255713900001',
  email: 'canary.player@private.example',
  officialsPhone: '+255713900002',
} as const;

const NOON = Date.parse('2026-11-24T09:00:00Z');
let now = NOON;
const server = await startTestServer({ clock: () => now });
const { store, call } = server;
afterAll(() => server.stop());

async function done(method: string, path: string, body?: object) {
  const answer = await call(method, `/api/v1${path}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
}

/** A match with a child in its line-up who wins the points, and an official. */
async function playMatch() {
  const town = { city: 'Tanga', coach: 'N/A', gender: 'Women' };
  const [team1, team2] = [
    (await done('POST', '/teams', { ...town, name: 'Ndanda' })).id,
    (await done('POST', '/teams', { ...town, name: 'Masasi' })).id,
  ];
  const { minor: fullName, minorsBirthDate: dateOfBirth, phone, email } = PRIVATE;
  const child = { fullName, dateOfBirth, phone, email, team: team1, jerseyNumber: 5 };
  await done('POST', '/players', child);
  const when = { matchDate: '2026-11-24', matchTime: '12:00' };
  const { id } = await done('POST', '/matches', { team1, team2, matchType: 'Friendly', ...when });
  const referee = { name: 'Mwamuzi', phone: PRIVATE.officialsPhone };
  const official = (await done('POST', '/officials', referee)).id;
  await done('PUT', `/matches/${id}/officials`, { officials: [{ official, duty: 'referee1' }] });
  const { epoch, seq } = await done('POST', `/matches/${id}/pen`, {});
  const lineup = { type: 'lineup', set: 1, team: 'team1', players: [4, 5, 6, 7, 8, 9] };
  const point = { type: 'rally', winner: 'team1', reason: 'ace', player: 5 };
  let baseSeq = seq;
  for (const part of [
    [{ type: 'start' }, lineup],
    [{ type: 'set-start', set: 1, firstServe: 'team1' }],
    Array.from({ length: 25 }, (_, at) => ({ ...point, no: at + 1 })),
    [{ type: 'forfeit', team: 'team2' }],
  ]) {
    now += 60_000;
    const events = part.map((event) => ({ id: crypto.randomUUID(), at: now, ...event }));
    await done('POST', `/matches/${id}/events`, { epoch, baseSeq, events });
    baseSeq += events.length;
  }
}

async function readReports(): Promise<Report[]> {
  const reports: Report[] = [];
  const tell = async (report: Report) => {
    reports.push(report);
    return undefined;
  };
  now += 60_000;
  await consumeDue(store, { name: 'webhooks', holder: 'test', tell }, () => now);
  return reports;
}

test('nothing that is sent about a match has a private value of those who take part', async () => {
  await readReports();
  await playMatch();
  const reports = await readReports();
  expect(reports.map(({ happening }) => happening.kind)).toEqual(
    expect.arrayContaining(['match.created', 'match.started', 'match.set_ended', 'match.ended']),
  );
  const sent: string[] = [];
  for (const report of reports) {
    const event = (await eventOf(store, report.happening))!;
    const facts = (await findMatchFacts(store.db, report.happening.matchId))!;
    const result = { ...facts, value: report.happening.value, sets: ['25-0'], isCorrection: false };
    for (const language of LANGUAGES) {
      const options = { language, origin: 'http://ligi.test' };
      sent.push(...WEBHOOK_SHAPES.map((shape) => bodyFor(shape, event, options)));
      if (occasionOf(report)) sent.push(JSON.stringify(messageOf(report, facts, language)));
      if (report.happening.topic === 'result') sent.push(resultText(result, language));
    }
  }
  expect(sent.filter((text) => text.includes('Ndanda')).length).toBe(sent.length);
  for (const value of Object.values(PRIVATE)) {
    expect(
      sent.filter((text) => text.includes(value)),
      value,
    ).toEqual([]);
  }
});
