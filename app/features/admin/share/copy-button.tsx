import { useToast } from '../../toasts/toasts.tsx';

type Props = {
  text: string;
  label: string;
  /** The notice after the text was copied. */
  copied: string;
  className: string;
};

/** Copies a text. Browsers give the clipboard to secure pages only; elsewhere there is no button. */
export function CopyButton({ text, label, copied, className }: Props) {
  const notify = useToast();
  if (!('clipboard' in navigator)) return null;

  async function copy() {
    await navigator.clipboard.writeText(text);
    notify(copied);
  }

  return (
    <button className={className} type="button" onClick={copy}>
      {label}
    </button>
  );
}
