import { useEffect, useRef } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { useListState } from './list-state.ts';
import { useAddressField } from './use-address-field.ts';

const PAUSE_MS = 250;

/** Finds while one types; Ctrl+K leads here from anywhere on the page. */
export function ListSearch() {
  const { t } = useWords();
  const { get, change } = useListState();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const q = get('q');
  useAddressField(input, q);

  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      input.current?.select();
    }
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);

  function find(text: string) {
    clearTimeout(timer.current);
    if (text.trim() !== q) change({ q: text.trim() }, { replace: true });
  }

  return (
    <search className="list-search">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          find(input.current?.value ?? '');
        }}
      >
        <input
          ref={input}
          type="search"
          aria-label={t.adminFrame.find}
          aria-keyshortcuts="Control+K"
          placeholder={t.adminFrame.find}
          maxLength={100}
          defaultValue={q}
          onChange={({ target }) => {
            clearTimeout(timer.current);
            timer.current = setTimeout(() => find(target.value), PAUSE_MS);
          }}
        />
      </form>
    </search>
  );
}
