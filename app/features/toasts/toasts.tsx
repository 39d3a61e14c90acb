import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { type Toast, type ToastOptions, withToast } from './toast-stack.ts';

type Notify = (text: string, options?: ToastOptions) => void;

const ToastContext = createContext<Notify>(() => {});
const SHOWN_MS = 6000;
/** Long enough to notice an error, read the toast and reach its button. */
const UNDO_SHOWN_MS = 20_000;

/** Says in passing what has been done; read out by screen readers, gone by itself. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useWords();
  const [toasts, setToasts] = useState<Toast[]>([]);
  const nextId = useRef(1);
  const { notify, remove } = useMemo(() => {
    const remove = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id));
    const notify: Notify = (text, options = {}) => {
      const id = nextId.current++;
      setToasts((shown) => withToast(shown, { id, text, ...options }));
      setTimeout(() => remove(id), options.undo ? UNDO_SHOWN_MS : SHOWN_MS);
    };
    return { notify, remove };
  }, []);
  return (
    <ToastContext value={notify}>
      {children}
      <div className="toasts" role="status" aria-live="polite">
        {toasts.map(({ id, text, kind, undo }) => (
          <p key={id} className={kind === 'bad' ? 'toast bad' : 'toast'}>
            {text}
            {undo && (
              <button
                type="button"
                onClick={() => {
                  remove(id);
                  undo();
                }}
              >
                {t.adminFrame.undo}
              </button>
            )}
          </p>
        ))}
      </div>
    </ToastContext>
  );
}

export function useToast(): Notify {
  return useContext(ToastContext);
}
