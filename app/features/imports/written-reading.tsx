/** Entries of a list as they are understood, under the heading that they stand below. */
export type Reading = { heading: string; entries: readonly string[] };

type Props = {
  count: string;
  parts: readonly Reading[];
  /** It is saved all the same. */
  warnings: readonly string[];
};

/**
 * The entries that will be saved, in sight before they are: a heading taken for a team shows here.
 */
export function WrittenReading(props: Props) {
  const parts = props.parts.filter(({ entries }) => entries.length > 0);
  if (parts.length === 0) return null;
  return (
    <div className="written-reading">
      <b aria-live="polite">{props.count}</b>
      <ul className="written-doubts" aria-live="polite">
        {props.warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
      {parts.map(({ heading, entries }) => (
        <p key={heading}>
          {heading && <b>{heading}: </b>}
          {entries.join(' · ')}
        </p>
      ))}
    </div>
  );
}
