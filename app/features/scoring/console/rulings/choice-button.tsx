import type { ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** The effect of the button, in small print. */
  note?: ReactNode;
  kind?: 'main' | 'soft' | 'danger';
  isDisabled?: boolean;
  onClick: () => void;
};

const CLASSES = { main: 'button tall', soft: 'button soft tall', danger: 'button danger tall' };

/** One of several things to choose from, as wide as its list. */
export function ChoiceButton({ children, note, kind = 'soft', isDisabled, onClick }: Props) {
  return (
    <button className={CLASSES[kind]} type="button" disabled={isDisabled} onClick={onClick}>
      {children}
      {note && <small>{note}</small>}
    </button>
  );
}
