import { randomUUID } from 'node:crypto';
import { itemOf } from '../../domain/exam/exam-items.ts';
import { examSteps } from '../../domain/exam/exam-steps.ts';
import { EXAMS } from '../../domain/exam/exams.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';

const exam = EXAMS.points;

/** The log of a candidate who has mended everything, but for one time-out. */
function almostTrue() {
  let no = 0;
  const event = (facts: object) => ({ id: randomUUID(), at: Date.now(), ...facts });
  const items = exam.play.split(' ').map(itemOf);
  const entered = items.filter((item, at) => item.kind !== 'timeout' || at > 12);
  return [
    event({ type: 'start' }),
    event({ type: 'set-start', set: 1, firstServe: exam.firstServe }),
    ...entered.flatMap((item) => {
      if (item.kind === 'timeout') return event({ type: 'timeout', team: item.team });
      no += 1;
      return event({ type: 'rally', winner: item.team, no });
    }),
  ];
}

test('an official sits the exam by the private link, and the licence stands on the profile', async ({
  office,
  call,
  browser,
}, { project }) => {
  const { id } = await call<{ id: string }>('POST', '/officials', { name: 'Asha Mwandishi' });
  const { token } = await call<{ token: string }>('POST', `/officials/${id}/links`);
  await office.goto(`/admin/official/${id}`);
  await expect(office.getByText('No licence yet.')).toBeVisible();

  const context = await browser.newContext(project.use);
  const page = await context.newPage();
  await page.goto(`/duties#${token}`);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Begin: Points and time-outs' }).click();
  await expect(page.getByText('Choose the level that the exam asks for')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('serves first.')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  const heard = page.locator('.score-banner', { hasText: 'Point for' });
  await expect(heard).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(heard, 'the paper is kept on the device').toBeVisible();

  const steps = examSteps(exam);
  const paper = JSON.stringify({ step: steps.length - 1, events: almostTrue() });
  const key = `wavu:exam:points:${id}`;
  await page.evaluate(([name, value]) => localStorage.setItem(name!, value!), [key, paper]);
  await page.reload();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText('Points and time-outs: passed')).toBeVisible();
  await page.getByText('1 fault').click();
  await expect(page.getByText('At 7:3, missing: Time-out of')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/sw/duties#${token}`);
  await expect(page.getByText('Pointi na time-out: amefaulu')).toBeVisible();
  await context.close();

  await office.goto(`/admin/official/${id}`);
  await expect(
    office.getByText(/Licence “Points and time-outs” since .*, valid until/),
  ).toBeVisible();
  await expectAccessible(office);
  await office.getByRole('button', { name: 'Take the licence away' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Reason, in words').fill('Alisaidiwa');
  await dialog.getByRole('button', { name: 'Take the licence away' }).click();
  await expect(office.getByText('licence taken away: Alisaidiwa')).toBeVisible();
  await expect(office.getByText('No licence yet.')).toBeVisible();
});
