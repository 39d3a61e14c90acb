import { Link } from 'react-router';
import type { Choice } from '../../forms/text-field.tsx';
import { useListState } from './list-state.ts';

type Props = {
  /** The parameter of the address. */
  name: string;
  label: string;
  here: string;
  tabs: readonly Choice[];
};

/** The parts of a screen, each with its own address. */
export function ListTabs({ name, label, here, tabs }: Props) {
  const { address } = useListState();
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.value}
          to={address({ [name]: tab.value })}
          aria-current={tab.value === here ? 'page' : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
