export type ToastOptions = {
  kind?: 'good' | 'bad';
  /** Takes back what the toast says was done. */
  undo?: () => void;
};
export type Toast = ToastOptions & { id: number; text: string };

const MOST = 3;

/** What is said again takes the place of itself; what can be taken back stays. */
export function withToast(shown: readonly Toast[], toast: Toast): Toast[] {
  const others = shown.filter(({ text, undo }) => text !== toast.text || undo);
  return [...others.slice(1 - MOST), toast];
}
