/** Dialogs and links. */
export const ui = {
  no: 'No',
  close: 'Close',
  copyFromAddress: 'Copy it from the address bar',
  copied: 'Link copied',
};
