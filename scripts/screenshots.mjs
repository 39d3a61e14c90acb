// Makes the public pictures of docs/screenshots from a running demonstration:
//   node scripts/screenshots.mjs http://localhost:3000
// With an administrator's address and password it makes those of administration, scoring and papers, and no others:
//   node scripts/screenshots.mjs http://localhost:3000 admin@wavu.local PASSWORD
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { takeOfficePictures } from './office-screenshots.mjs';
import { ensureChromium } from './test/chromium.mjs';

const [base = 'http://localhost:3000', email, password] = process.argv.slice(2);
const FOLDER = new URL('../docs/screenshots/', import.meta.url);
const QUALITY = 50;

const SIZES = { 360: { width: 360, height: 740 }, 1280: { width: 1280, height: 900 } };
/** Every form of a page: width, theme and language; the name of the file says which. */
const FORMS = ['360', '360-dark-sw', '1280', '1280-dark'];
const PICTURES = {
  home: FORMS,
  'live-match': FORMS,
  'ended-match': FORMS,
  'match-statistics': FORMS,
  'league-table': FORMS,
  'player-leaders': FORMS,
  bracket: FORMS,
  team: FORMS,
  player: FORMS,
  'cross-table': ['1280-sw'],
  'match-court': ['360-sw'],
};

const { path: executablePath, missing } = await ensureChromium();
if (missing) throw new Error(missing);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
if (password !== undefined) {
  await takeOfficePictures(browser, base, { email, password }, FOLDER);
} else {
  const paths = await findPages();
  for (const [name, forms] of Object.entries(PICTURES)) {
    for (const form of forms) await take(name, paths[name], form);
  }
}
await browser.close();

/** The pages that tell most, found as a visitor finds them. */
async function findPages() {
  const leagues = (await read('/leagues?limit=100')).items;
  const { items: matches } = await read('/matches?limit=100&status=Live');
  const live = matches.find(({ detail }) => detail === 'rallies') ?? matches[0];
  const league = leagues.find(({ type }) => type === 'League');
  const leads = await Promise.all(leagues.map(({ id }) => read(`/leagues/${id}/leaders`)));
  const leagueWithLeaders = leagues[leads.findIndex(({ points }) => points.length > 0)] ?? league;
  const cup = leagues.find(({ type }) => type === 'Tournament') ?? league;
  const past = (await read(`/matches?limit=100&status=ended&league=${leagueWithLeaders.id}`)).items;
  const written = past.find(({ detail }) => detail === 'rallies') ?? live;
  const { player } = await read(`/matches/${written.id}/best-player`);
  return {
    home: '/',
    'live-match': `/right/${live.id}`,
    'ended-match': `/right/${written.id}`,
    'match-statistics': `/right/${written.id}/statistics`,
    team: `/team/${player.team.id}`,
    player: `/player-profile/${player.id}`,
    'league-table': `/league/${leagueWithLeaders.id}/standingList`,
    'player-leaders': `/league/${leagueWithLeaders.id}/statistics`,
    bracket: `/league/${cup.id}/bracket`,
    'cross-table': `/league/${leagueWithLeaders.id}/standingList?view=cross`,
    'match-court': `/right/${written.id}/lineups`,
  };
}

async function read(path) {
  const answer = await fetch(`${base}/api/v1${path}`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

async function take(name, path, form) {
  const [width, ...words] = form.split('-');
  const page = await browser.newPage({
    viewport: SIZES[width],
    colorScheme: words.includes('dark') ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  await page.goto(base + (words.includes('sw') ? '/sw' : '') + path.replace(/^[/]$/, ''));
  const png = await page.screenshot();
  await sharp(png)
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(new URL(`${name}-${form}.webp`, FOLDER).pathname);
  await page.close();
}
