/** Player aids to print. */
export const aids = {
  sheets: 'Sheets',
  paper: 'Paper',
  print: 'Print',
  playerAids: 'Player aids',
  rulebook: 'Rulebook',
  whatToPrint: 'What to print',
  title: 'Player aids · Ragtag',
  papers: { a4: 'A4', letter: 'Letter' },
};
