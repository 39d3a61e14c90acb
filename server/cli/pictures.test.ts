import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DEMO_AUTHOR } from '#server/demo/commands.ts';
import { keyOf, keysOfAllSizes } from '#server/platform/files/picture-address.ts';
import { mountFiles } from '#server/play/pictures/api.ts';
import { putTeamLogo } from '#server/play/pictures/commands.ts';
import { type CommandLine, openCommandLine, openCopies } from './testing/command-line.ts';

const openWithoutPictures = openCopies(async (line) => {
  // The demonstration has pictures of its own.
  await line.run('demo');
  await line.withStore(async ({ db }) => {
    await db.updateTable('team').set({ logo: null }).execute();
    await db.updateTable('player').set({ profile_picture: null }).execute();
    await db.updateTable('partner').set({ logo: null }).execute();
  });
});

/** A system with a team, and the key of its logo. */
async function openWithLogo(): Promise<{ line: CommandLine; key: string }> {
  const line = await openWithoutPictures();
  const background = { r: 11, g: 107, b: 58 };
  const upload = await sharp({ create: { width: 90, height: 90, channels: 3, background } })
    .png()
    .toBuffer();
  const address = await line.withStore(async (store) => {
    const team = await store.db.selectFrom('team').select('id').executeTakeFirstOrThrow();
    const author = { actor: DEMO_AUTHOR, now: Date.now() };
    await putTeamLogo(store, line.pictures, author, team.id, upload);
    const logos = store.db.selectFrom('team').select('logo').where('id', '=', team.id);
    return (await logos.executeTakeFirstOrThrow()).logo;
  });
  return { line, key: keyOf(address)! };
}

test.each([
  ['backup', 'restore'],
  ['export', 'import'],
])('%s and %s copy every size of every picture into an empty installation', async (out, back) => {
  const { line: from, key } = await openWithLogo();
  const file = join(from.folder, 'copy');
  const written = await from.run(out, file);
  expect(written).toMatchObject({ code: 0, errors: [] });
  expect(written.output).toContain('It contains 1 uploaded pictures.');
  const to = await openCommandLine();
  expect(await to.run(back, file)).toMatchObject({ code: 0, errors: [] });
  const sizes = await Promise.all(
    keysOfAllSizes(key).map(async (each) => {
      const bytes = await from.pictures.get(each);
      expect(await to.pictures.get(each), each).toEqual(bytes);
      return bytes?.length ?? 0;
    }),
  );
  expect(sizes.filter((size) => size > 0)).toHaveLength(3);
  const site = new Hono();
  mountFiles(site as never, to.pictures, async () => false);
  const shown = await site.request(`/files/${key}`);
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(await from.pictures.get(key));
  expect(await to.run('check')).toMatchObject({ code: 0 });
  await from.drop();
  await to.drop();
});

test('a copy names the pictures that are missing', async () => {
  const { line, key } = await openWithLogo();
  for (const each of keysOfAllSizes(key)) await line.pictures.remove(each);
  const { code, output } = await line.run('backup', join(line.folder, 'copy'));
  expect(code).toBe(0);
  expect(output).toContain('1 pictures are missing.');
  await line.drop();
});

test('an export with a missing or renamed picture is refused and changes nothing', async () => {
  const { line: from, key } = await openWithLogo();
  const file = join(from.folder, 'copy');
  await from.run('export', file);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const at = lines.findIndex((text) => text.startsWith('{"picture"'));
  const to = await openCommandLine();
  for (const changed of [
    lines.toSpliced(at, 1),
    lines.with(at, lines[at]!.replace(/"picture":"[^"]+"/, '"picture":"../../secret"')),
  ]) {
    writeFileSync(file, changed.join('\n'));
    expect(await to.run('import', file)).toMatchObject({ code: 1, lines: [] });
  }
  for (const each of keysOfAllSizes(key)) expect(await to.pictures.get(each)).toBeUndefined();
  const teams = await to.withStore((store) => store.db.selectFrom('team').selectAll().execute());
  expect(teams).toEqual([]);
  await from.drop();
  await to.drop();
});
