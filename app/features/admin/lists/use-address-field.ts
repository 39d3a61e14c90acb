import { type RefObject, useEffect } from 'react';

/** A field that shows what the address says: Back changes it, unless somebody is writing in it. */
export function useAddressField(field: RefObject<HTMLInputElement | null>, value: string): void {
  useEffect(() => {
    const input = field.current;
    if (input && document.activeElement !== input) input.value = value;
  }, [field, value]);
}
