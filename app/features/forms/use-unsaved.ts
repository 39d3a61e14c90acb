import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';

/** State of a link that leaves a form on purpose. */
export const INTENDED = { isIntended: true };

export type Unsaved = {
  /** The person would leave what is not saved, and is asked first. */
  isQuestionOpen: boolean;
  /** Something was put into the form. */
  entered: () => void;
  /** It is kept now, in a form that stays. */
  saved: () => void;
  leaveOrAsk: () => void;
  goOn: () => void;
  discard: () => void;
};

/**
 * Input of a form is not lost by Escape, Back, a link or a reload, unless the person means it.
 * Input that is on its way to the server may be left.
 */
export function useUnsaved(onClose: () => void, isSending: boolean): Unsaved {
  const [isEntered, setEntered] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const isAtRisk = isEntered && !isSending;
  const blocker = useBlocker(
    ({ nextLocation }) => isAtRisk && nextLocation.state?.isIntended !== true,
  );
  useEffect(() => {
    if (!isEntered) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [isEntered]);
  return {
    isQuestionOpen: isLeaving || blocker.state === 'blocked',
    entered: () => setEntered(true),
    saved: () => setEntered(false),
    leaveOrAsk: () => (isAtRisk ? setLeaving(true) : onClose()),
    goOn() {
      setLeaving(false);
      blocker.reset?.();
    },
    discard() {
      onClose();
      blocker.proceed?.();
    },
  };
}
