import { type FormEvent, useId } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { ShownCourt } from '../console.ts';
import { nameOf, Shirt } from './shirt.tsx';

type Props = {
  controls: ShownCourt;
  side: Side;
  players: readonly number[];
  pressed?: readonly number[];
  onPick: (player: number) => void;
  notes?: ReadonlyMap<number, string>;
};

/** Shirts to choose from, each with the name that the site knows. */
export function ShirtGrid({ controls, side, players, pressed = [], onPick, notes }: Props) {
  return (
    <ul className="shirt-grid">
      {players.map((player) => (
        <li key={player}>
          <Shirt
            controls={controls}
            side={side}
            player={player}
            onTap={onPick}
            isPressed={pressed.includes(player)}
            note={notes?.get(player)}
          />
          <small aria-hidden="true">{shortName(nameOf(controls, side, player))}</small>
        </li>
      ))}
    </ul>
  );
}

/** The last word of a name: there is room for one. */
function shortName(name: string | undefined): string {
  return name?.split(' ').at(-1) ?? '';
}

/** A shirt that is on no list is typed. */
export function ShirtInput({ label, onPick }: { label: string; onPick: (player: number) => void }) {
  const { t } = useWords();
  const id = useId();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = String(new FormData(form).get('shirt'));
    if (!/^\d{1,3}$/.test(typed)) return;
    form.reset();
    onPick(Number(typed));
  }

  return (
    <form className="shirt-input" onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <input id={id} name="shirt" inputMode="numeric" autoComplete="off" maxLength={3} />
      <button className="button soft" type="submit">
        {t.console.add}
      </button>
    </form>
  );
}
