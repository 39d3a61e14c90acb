import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';

type Toast = { id: number; text: string; kind: 'good' | 'bad' };
type Notify = (text: string, kind?: Toast['kind']) => void;

const ToastContext = createContext<Notify>(() => {});
const SHOWN_MS = 6000;

/** Says in passing what has been done; read out by screen readers, gone by itself. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const nextId = useRef(1);
  const notify = useMemo<Notify>(
    () =>
      (text, kind = 'good') => {
        const id = nextId.current++;
        setToasts((shown) => [...shown.slice(-2), { id, text, kind }]);
        setTimeout(() => setToasts((shown) => shown.filter((toast) => toast.id !== id)), SHOWN_MS);
      },
    [],
  );
  return (
    <ToastContext value={notify}>
      {children}
      <div className="toasts" role="status" aria-live="polite">
        {toasts.map((toast) => (
          <p key={toast.id} className={toast.kind === 'bad' ? 'toast bad' : 'toast'}>
            {toast.text}
          </p>
        ))}
      </div>
    </ToastContext>
  );
}

export function useToast(): Notify {
  return useContext(ToastContext);
}
