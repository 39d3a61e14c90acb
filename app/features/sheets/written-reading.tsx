/** Entries of a list as they are understood, under the heading that they stand below. */
export type Reading = { heading: string; entries: readonly string[] };

/** What will be saved, in sight before it is: a heading taken for a team shows here. */
export function WrittenReading(props: { count: string; parts: readonly Reading[] }) {
  const parts = props.parts.filter(({ entries }) => entries.length > 0);
  if (parts.length === 0) return null;
  return (
    <div className="written-reading">
      <b aria-live="polite">{props.count}</b>
      {parts.map(({ heading, entries }) => (
        <p key={heading}>
          {heading && <b>{heading}: </b>}
          {entries.join(' · ')}
        </p>
      ))}
    </div>
  );
}
