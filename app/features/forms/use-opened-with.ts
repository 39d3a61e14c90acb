import { useState } from 'react';

/**
 * The record as it was when its form was opened. What others change until it is saved comes to the page
 * behind; in the form it would look like what this person wants.
 */
export function useOpenedWith<T>(record: T): T {
  return useState(record)[0];
}
