/** Dialogs and links. */
export const ui = {
  no: 'No',
  holdToRead: 'Hold to read',
  close: 'Close',
  copyFromAddress: 'Copy it from the address bar',
  copied: 'Link copied',
};
