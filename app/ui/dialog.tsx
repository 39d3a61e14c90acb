import { type ReactNode, useEffect, useId, useRef } from 'react';

type Props = {
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** Instead of closing at once where a person presses the cross, Escape or a phone's Back. */
  onLeave?: () => void;
  /** `ask` stays a small card on phones, where the others become whole sheets. */
  kind?: 'form' | 'ask' | 'wide';
  children: ReactNode;
};

/** A modal dialog while it is mounted: focus stays inside and returns where it came from. */
export function Dialog(props: Props) {
  const { title, closeLabel, onClose, onLeave = onClose, kind = 'form', children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  const shape = { form: '', ask: ' ask', wide: ' wide-dialog' }[kind];
  return (
    <dialog
      ref={dialog}
      className={`dialog${shape}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file field tells in the same word that no other file was chosen, and that bubbles.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onLeave();
      }}
      onClose={onClose}
    >
      <div className="dialog-head">
        <h2 className="subtitle" id={titleId}>
          {title}
        </h2>
        <button className="icon" type="button" aria-label={closeLabel} onClick={onLeave}>
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" className="line-art">
            <path d="M4 4l12 12M16 4 4 16" />
          </svg>
        </button>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}
