import { useWords } from '#app/lib/use-words.ts';

export type PlacesData = {
  /** Cities with grounds, the busiest first. */
  names: readonly string[];
  /** The one that is asked for; null for all. */
  chosen: string | null;
};

type Props = PlacesData & {
  /** The address of the page for a city, or for all of them. */
  addressOf: (place: string | null) => string;
};

/** The cities as links, so that nobody is asked where they are; one alone is no choice. */
export function PlaceChips({ names, chosen, addressOf }: Props) {
  const { t, to } = useWords();
  if (names.length < 2 && chosen === null) return null;
  return (
    <nav className="pills places" aria-label={t.places.cities}>
      <a href={to(addressOf(null))} aria-current={chosen === null ? 'page' : undefined}>
        {t.places.all}
      </a>
      {names.map((name) => (
        <a
          key={name}
          href={to(addressOf(name))}
          aria-current={name === chosen ? 'page' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
