import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { UploadStopped } from '#app/lib/api/client.ts';
import type { Progress, Sending } from '#app/lib/api/send-file.ts';

export type Upload = {
  isSending: boolean;
  /** Undefined until the first bytes have left, and where nothing is on its way. */
  progress: Progress | undefined;
  /** Whether the last one was taken back by the person. */
  wasStopped: boolean;
  stop: () => void;
  /** Throws what the call throws. @returns false where it was stopped */
  run: (send: (sending: Sending) => Promise<void>) => Promise<boolean>;
};

/** One file at a time on its way to the server. Leaving the screen stops it. */
export function useUpload(): Upload {
  const { revalidate } = useRevalidator();
  const [isSending, setSending] = useState(false);
  const [progress, setProgress] = useState<Progress>();
  const [wasStopped, setStopped] = useState(false);
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  async function run(send: (sending: Sending) => Promise<void>): Promise<boolean> {
    // A second press may come before the button is seen to be shut.
    if (current.current) return false;
    const controller = new AbortController();
    current.current = controller;
    setStopped(false);
    setSending(true);
    try {
      await send({ signal: controller.signal, onProgress: setProgress });
      return true;
    } catch (error) {
      if (!(error instanceof UploadStopped)) throw error;
      setStopped(true);
      // It may have arrived whole before it was taken back: the page says what is true.
      await revalidate();
      return false;
    } finally {
      current.current = undefined;
      setSending(false);
      setProgress(undefined);
    }
  }
  return { isSending, progress, wasStopped, stop: () => current.current?.abort(), run };
}
