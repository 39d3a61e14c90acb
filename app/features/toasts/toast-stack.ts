export type ToastOptions = {
  kind?: 'good' | 'bad';
  /** Takes back what the toast says was done. */
  undo?: () => void;
};
export type Toast = ToastOptions & { id: number; text: string };

const MOST = 3;

/** A message that is repeated takes the place of itself; a message with an undo button stays. */
export function withToast(shown: readonly Toast[], toast: Toast): Toast[] {
  const others = shown.filter(({ text, undo }) => text !== toast.text || undo);
  return [...others.slice(1 - MOST), toast];
}
