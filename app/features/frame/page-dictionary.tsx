import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { MatchRow } from '#app/features/match-lists/match-row.tsx';
import { WAVU } from '#app/lib/brand.ts';
import { type Language, localPath } from '#contract/language.ts';
import type { Match } from '#contract/matches/match.ts';
import { CREST_PATHS } from '#domain/crest/crest-form.ts';
import { BellTemplate } from './bell-template.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LostNotice } from './lost-notice.tsx';

/**
 * The text that pages of a language have in common: their style, their frame, a row, the forms of crests.
 * Browsers that know compression dictionaries (RFC 9842) fetch it once, and every page after that
 * comes as its difference from it. It is of the build alone, so that every node has the same.
 */
export function pageDictionary(language: Language, styles: readonly string[]): string {
  const frame = renderToStaticMarkup(
    <MemoryRouter initialEntries={[localPath(language, '/about')]}>
      <Header />
      <MatchRow match={SAMPLE} />
      <Footer site={SITE} sendsMail={false} leagues={[]} calendar={null} today="2026-01-01" />
      <BottomBar />
      <BellTemplate />
      <LostNotice />
    </MemoryRouter>,
  );
  return [...styles, CREST_PATHS.join(''), frame].join('');
}

const SITE = {
  ...WAVU,
  contact: '',
  controller: '',
  registration: '',
  address: '',
  notice: '',
  noticeShown: false,
  socialLinks: [],
  usefulLinks: [],
};

const TEAM = { id: 'a', name: 'A', logo: null, jerseyColor1: '#000000', jerseyColor2: '#ffffff' };

/** Two sets told, the third running: a row with all its parts. */
const SAMPLE = {
  id: 'm',
  version: 1,
  status: 'Live',
  matchDate: '2026-01-01',
  matchTime: '10:00',
  serving: 'team1',
  setPoint: null,
  matchPoint: null,
  winner: null,
  team1: TEAM,
  team2: TEAM,
  team1Wins: 1,
  team2Wins: 1,
  sets: [
    { set: 1, team1Score: 25, team2Score: 20, winner: 'team1' },
    { set: 2, team1Score: 20, team2Score: 25, winner: 'team2' },
    { set: 3, team1Score: 1, team2Score: 2, winner: null },
  ],
} as unknown as Match;
