import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

const QUALITY = 70;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };
const DESK = { viewport: { width: 1280, height: 900 } };
/** Pixels per inch: a sheet of A4 across is 1521 pixels wide. */
const PAPER_DPI = 130;
/** The keys of the two halves, point by point. */
const POINTS = 'aalalaala';
/** After it a second point of the same side is no slip of the finger. */
const RALLY_MS = 20_000;

/**
 * Takes the pictures of administration, scoring and papers. Papers are read by Ghostscript (`gs`).
 *
 * @param account e-mail address and password of an administrator
 * @param folder the address of the folder that they go to
 */
export async function takeOfficePictures(browser, base, account, folder) {
  const context = await browser.newContext();
  const signIn = `${base}/api/auth/sign-in/email`;
  const answer = await context.request.post(signIn, { data: account, headers: { origin: base } });
  if (!answer.ok()) throw new Error(`${signIn}: ${answer.status()}`);
  const storageState = await context.storageState();
  const save = (name, picture) => keep(picture, new URL(`${name}.webp`, folder));

  async function take(name, options, path, prepare) {
    const page = await browser.newPage({ ...options, storageState, reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto(base + path);
    await prepare(page);
    await save(name, await page.screenshot());
    await page.close();
  }
  const dark = { colorScheme: 'dark' };
  await take('admin-dashboard-1280', DESK, '/admin/dashboard', untilRows);
  await take('admin-dashboard-360-dark', { ...PHONE, ...dark }, '/admin/dashboard', untilRows);
  await take('score-360', PHONE, '/score/practice', tapPoints);
  await take('score-1280-dark', { ...DESK, ...dark }, '/score/practice', tapPoints);

  const get = async (path) => (await context.request.get(`${base}/api/v1${path}`)).body();
  for (const [name, page, path] of await findPapers(get)) {
    await save(name, pageOf(await get(path), page));
  }
  await context.close();
}

async function untilRows(page) {
  await page.locator('main a[href*="/admin/"]').nth(5).waitFor();
}

async function tapPoints(page) {
  await page.getByRole('button', { name: 'Start match' }).click();
  await page.getByRole('button', { name: /Blue serves/ }).click();
  for (const key of POINTS) {
    await page.clock.runFor(RALLY_MS);
    await page.keyboard.press(key);
  }
}

/** Name, page and address of each sheet: matches with the most entered, and the next day to be played. */
async function findPapers(get) {
  async function list(path) {
    const items = [];
    let cursor = '';
    do {
      const page = JSON.parse(await get(`${path}&cursor=${cursor}`));
      items.push(...page.items);
      cursor = page.next ?? '';
    } while (cursor !== '');
    return items;
  }
  const leagues = await list('/leagues?limit=100');
  const beach = new Set(leagues.filter(({ type }) => type === 'Beach').map(({ id }) => id));
  const ended = await list('/matches?status=ended&limit=100');
  const longest = (ofBeach) =>
    ended
      .filter(({ detail, league }) => detail === 'rallies' && beach.has(league?.id) === ofBeach)
      .sort((a, b) => b.sets.length - a.sets.length)[0];
  const coming = await list('/matches?status=not%20started&limit=100');
  const indoor = coming.find(({ league }) => league && !beach.has(league.id));
  const blank = `/days/${indoor.matchDate}/blank-sheets.pdf?league=${indoor.league.id}&lang=sw`;
  const papers = [
    ['scoresheet-blank-sw', 1, blank],
    ['line-up-slips-sw', 2, blank],
    ['libero-control-sheet-sw', 3, blank],
  ];
  for (const [name, match] of [
    ['scoresheet-indoor', longest(false)],
    ['scoresheet-beach', longest(true)],
  ]) {
    if (match) papers.push([name, 1, `/matches/${match.id}/scoresheet.pdf`]);
  }
  return papers;
}

function pageOf(pdf, page) {
  const work = mkdtempSync(join(tmpdir(), 'wavu-paper-'));
  const file = join(work, 'paper.pdf');
  writeFileSync(file, pdf);
  const pages = [`-dFirstPage=${page}`, `-dLastPage=${page}`, `-r${PAPER_DPI}`];
  const quality = ['-sDEVICE=png16m', '-dTextAlphaBits=4', '-dGraphicsAlphaBits=4'];
  const output = `-sOutputFile=${join(work, 'page.png')}`;
  execFileSync('gs', ['-q', '-dBATCH', '-dNOPAUSE', '-dSAFER', ...quality, ...pages, output, file]);
  const picture = sharp(join(work, 'page.png')).png().toBuffer();
  return picture.finally(() => rmSync(work, { recursive: true }));
}

async function keep(picture, address) {
  await sharp(await picture)
    .webp({ quality: QUALITY })
    .toFile(address.pathname);
}
