// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { showPart } from '#app/testing/shown-page.tsx';
import type { Match } from '#contract/matches/match.ts';
import { MatchList } from './match-list.tsx';

const team = { logo: null, jerseyColor1: '#111111', jerseyColor2: '#222222' };
const match = (id: string, facts: object) =>
  ({
    id,
    team1: { ...team, id: 'a', name: 'Chui' },
    team2: { ...team, id: 'b', name: 'Faru' },
    matchType: 'Friendly',
    league: null,
    gender: 'Men',
    matchDate: '2027-01-09',
    matchTime: '09:00',
    startsAt: '2027-01-09T06:00:00.000Z',
    location: 'Coco Beach',
    court: '2',
    status: 'not started',
    sets: [],
    winner: null,
    detail: 'none',
    ...facts,
  }) as unknown as Match;

const notes = () => [...document.querySelectorAll('.row-note')].map((note) => note.textContent);

test('a match to come says its ground and court, a match that is over does not', () => {
  showPart(<MatchList matches={[match('1', {}), match('2', { status: 'ended' })]} />);
  expect(notes()).toEqual(['Coco Beach · court 2']);
});

test('a ground that is one for all matches of a league stands above them, with the courts below', () => {
  showPart(<MatchList matches={[match('1', {}), match('2', { court: '3' })]} />);
  expect(notes()).toEqual(['court 2', 'court 3']);
  expect(document.querySelector('.league-line')?.textContent).toContain('Coco Beach');
});

test('on the page of one league every match to come says its ground', () => {
  showPart(<MatchList matches={[match('1', {}), match('2', {})]} hasLeagueLines={false} />);
  expect(notes()).toEqual(['Coco Beach · court 2', 'Coco Beach · court 2']);
});

test('a match that was moved since it was published has a mark until it begins', () => {
  const movedFrom = { matchDate: '2027-01-08', matchTime: '09:00', location: 'Coco Beach' };
  const moved = [match('1', { movedFrom }), match('2', { movedFrom, location: '', court: null })];
  showPart(<MatchList matches={[...moved, match('3', { movedFrom, status: 'postponed' })]} />);
  expect(notes()).toEqual(['Changed · Coco Beach · court 2', 'Changed', 'Coco Beach · court 2']);
});
