import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '#app/lib/use-words.ts';
import type { SiteLink } from '#contract/site/site.ts';
import { useKeyedRows } from './use-keyed-rows.ts';

type Props = {
  /** Fields are named `<name>.<row>.name` and `<name>.<row>.url`. */
  name: string;
  title: string;
  links: readonly SiteLink[];
  error?: string | undefined;
  /** Hears that a row came or went. */
  onRows: () => void;
};

const MOST = 12;

/** Links in rows of a name and an address; rows come and go. */
export function LinkRows({ name, title, links, error, onRows }: Props) {
  const { t } = useWords();
  const errorId = useId();
  const { rows, add, remove } = useKeyedRows(links, { name: '', url: '' });
  const fields = useRef<HTMLFieldSetElement>(null);

  function addRow() {
    onRows();
    flushSync(add);
    fields.current?.querySelector<HTMLElement>(':scope > div:last-of-type input')?.focus();
  }

  return (
    <fieldset
      ref={fields}
      className="link-rows-edit"
      aria-describedby={error ? errorId : undefined}
    >
      <legend>{title}</legend>
      {rows.length === 0 && <p className="field-hint">{t.siteTexts.noLinks}</p>}
      {rows.map((row, index) => (
        <div key={row.key}>
          <input
            name={`${name}.${row.key}.name`}
            aria-label={`${title}, ${t.siteTexts.link(index + 1)}: ${t.siteTexts.linkName}`}
            placeholder={t.siteTexts.linkName}
            defaultValue={row.name}
          />
          <input
            name={`${name}.${row.key}.url`}
            aria-label={`${title}, ${t.siteTexts.link(index + 1)}: ${t.siteTexts.linkUrl}`}
            placeholder="https://"
            defaultValue={row.url}
          />
          <button
            className="row-action bad"
            type="button"
            aria-label={t.siteTexts.removeLink(row.name || t.siteTexts.link(index + 1))}
            onClick={() => {
              onRows();
              remove(row.key);
            }}
          >
            {t.admin.remove}
          </button>
        </div>
      ))}
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
      {rows.length < MOST && (
        <button className="button soft small" type="button" onClick={addRow}>
          {t.siteTexts.addLink}
          <span className="sr"> ({title})</span>
        </button>
      )}
    </fieldset>
  );
}
