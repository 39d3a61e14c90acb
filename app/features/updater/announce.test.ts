// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { speakMoment } from './announce.ts';

/** An open match page: writes a line of the score, and reads the words of its region some time later. */
function openMatch() {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });
  document.body.innerHTML = `
    <article data-said="{a} {x}, {b} {y}, set {n}">
      <div class="board"><b class="name">Chui</b><b class="name">Faru</b></div>
    </article>
    <p role="status"></p>`;
  const match = document.querySelector('article')!;
  return (x: number, y: number, isInterval = false) => {
    speakMoment(match, {
      id: 'm1',
      v: 1,
      s: 'Live',
      wins: [0, 0],
      set: 1,
      score: [x, y],
      serve: 1,
      point: { moment: 0, reason: 0, shirt: 0 },
      isInterval,
      now: 0,
    });
    return {
      after(ms: number): string {
        vi.advanceTimersByTime(ms);
        return document.querySelector('[role=status]')!.textContent;
      },
    };
  };
}

test('the score is announced at most every ten seconds, the newest one', () => {
  const play = openMatch();
  expect(play(1, 0).after(0)).toBe('Chui 1, Faru 0, set 1');
  expect(play(2, 0).after(5000)).toBe('Chui 1, Faru 0, set 1');
  expect(play(3, 0).after(4999)).toBe('Chui 1, Faru 0, set 1');
  expect(play(4, 0).after(1)).toBe('Chui 4, Faru 0, set 1');
  expect(play(4, 1).after(9999)).toBe('Chui 4, Faru 0, set 1');
});

test('the end of a set is announced at once, and the point before it no more', () => {
  const play = openMatch();
  vi.advanceTimersByTime(60_000);
  expect(play(23, 20).after(0)).toBe('Chui 23, Faru 20, set 1');
  expect(play(24, 20).after(1000)).toBe('Chui 23, Faru 20, set 1');
  expect(play(25, 20, true).after(0)).toBe('Chui 25, Faru 20, set 1');
  expect(play(1, 0).after(9999)).toBe('Chui 25, Faru 20, set 1');
});
