import { useWords } from '#app/lib/use-words.ts';
import { QrCode } from '../matches/qr-code.tsx';
import { ShownOnce } from '../share/shown-once.tsx';

/** The command for the laptop, with its token: nobody sees it again. */
export function LoanCommand({ command, onClose }: { command: string; onClose: () => void }) {
  const words = useWords().t.halls;
  return (
    <ShownOnce
      secret={command}
      title={words.commandTitle}
      text={words.commandText}
      copy={{ label: words.copy, copied: words.copied }}
      onClose={onClose}
    >
      <QrCode text={command} label={words.qr} />
    </ShownOnce>
  );
}
