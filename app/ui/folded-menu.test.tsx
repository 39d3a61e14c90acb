// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { showPart } from '#app/testing/shown-page.tsx';
import { FoldedMenu } from './folded-menu.tsx';

function open() {
  let chosen = 0;
  const { screen, user } = showPart(
    <>
      <FoldedMenu label="More">
        <li>
          <button type="button" onClick={() => (chosen += 1)}>
            Phases
          </button>
        </li>
      </FoldedMenu>
      <p>Beside</p>
    </>,
  );
  const summary = screen.getByText('More');
  const isOpen = () => summary.parentElement?.hasAttribute('open');
  return { screen, user, summary, isOpen, chosen: () => chosen };
}

test('a choice in a folded menu is taken, and closes the menu', async () => {
  const { screen, user, summary, isOpen, chosen } = open();
  await user.click(summary);
  expect(isOpen()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Phases' }));
  expect([chosen(), isOpen()]).toEqual([1, false]);
});

test('a press beside a folded menu closes it', async () => {
  const { screen, user, summary, isOpen } = open();
  await user.click(summary);
  await user.click(screen.getByText('Beside'));
  expect(isOpen()).toBe(false);
});

test('Escape closes a folded menu and puts the focus on its button', async () => {
  const { user, summary, isOpen } = open();
  await user.click(summary);
  await user.keyboard('{Escape}');
  expect([isOpen(), document.activeElement]).toEqual([false, summary]);
});
