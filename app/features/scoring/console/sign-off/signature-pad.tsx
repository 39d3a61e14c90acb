import { type PointerEvent, useRef, useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { addPoint, endStroke, PAD, type Strokes, startStroke, strokesPath } from './strokes.ts';

type Props = { strokes: Strokes; onChange: (strokes: Strokes) => void };

/** A field to sign in with a finger; kept as strokes, a few hundred bytes. */
export function SignaturePad({ strokes, onChange }: Props) {
  const { t } = useWords();
  const svg = useRef<SVGSVGElement>(null);
  const [isDown, setDown] = useState(false);

  function pointOf(event: PointerEvent): [number, number] {
    const box = svg.current!.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * PAD.width;
    const y = ((event.clientY - box.top) / box.height) * PAD.height;
    return [x, y];
  }

  return (
    <div className="sign-pad">
      <svg
        ref={svg}
        viewBox={`0 0 ${PAD.width} ${PAD.height}`}
        role="img"
        aria-label={strokes.length > 0 ? t.console.signedHere : t.console.signHere}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDown(true);
          onChange(startStroke(strokes, ...pointOf(event)));
        }}
        onPointerMove={(event) => {
          if (isDown) onChange(addPoint(strokes, ...pointOf(event)));
        }}
        onPointerUp={() => {
          setDown(false);
          onChange(endStroke(strokes));
        }}
      >
        <path className="sign-line" d={`M20 ${PAD.height - 22}H${PAD.width - 20}`} />
        <path className="sign-ink" d={strokesPath(strokes)} />
      </svg>
      <button
        className="button soft"
        type="button"
        disabled={strokes.length === 0}
        onClick={() => onChange([])}
      >
        {t.console.clearSignature}
      </button>
    </div>
  );
}
