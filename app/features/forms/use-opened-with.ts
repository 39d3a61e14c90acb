import { useState } from 'react';

/**
 * The record as it was when its form was opened. Changes by others until it is saved come to the
 * page behind; in the form they would look like changes that this person wants.
 */
export function useOpenedWith<T>(record: T): T {
  return useState(record)[0];
}
