import type { StoreError } from '@shambles/store';

/** What is said to whoever sent something that the store did not confirm. */
export const unkept = ({ kind }: StoreError): string =>
  kind === 'unknown'
    ? 'The store failed while it kept this, so it may have happened or not. Load the table again and see.'
    : 'This could not be kept, so it has not happened. Try again.';
