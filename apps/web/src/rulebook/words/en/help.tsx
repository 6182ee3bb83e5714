/** How the book is used. */
export function HelpText() {
  return (
    <div className="help">
      <p>
        <b>Your boxes.</b> Tick what lies on your table. The book then holds the rules for exactly that, and
        nothing else. What does not go together is grey, and says why.
      </p>
      <p>
        <b>What changed.</b> "Mark changed rules" shows what each box and variant adds to the base game.
      </p>
      <p>
        <b>§</b> after a rule opens its address, the games it holds in, and the tests that prove it. A green{' '}
        <span className="rule-mark tested">§</span> is a rule that the engine enforces and that a test has
        checked.
      </p>
      <p>
        <b>Examples</b> with "Play this example" are played by the engine itself. Step through them, or give
        another answer and see what comes of it.
      </p>
      <p>
        <b>Share.</b> The address of the page always holds your choice of options. Send it, and others read
        the same book.
      </p>
      <p>
        <b>Keys.</b> <kbd>/</kbd> goes to the search; Enter opens the first place found.
      </p>
      <p>
        <b>On paper.</b> Print this page for the whole book, or <a href="/aids">print player aids</a>. There
        is also <a href="/whole-rulebook.html">one page with every box and every ending</a>, which works
        without scripts, one each for <a href="/rulebook-base.html">the base game</a>,{' '}
        <a href="/rulebook-pegasus.html">Pegasus</a>, <a href="/rulebook-exodus.html">Exodus</a> and{' '}
        <a href="/rulebook-daybreak.html">Daybreak</a>, and{' '}
        <a href="/reference/index.html">a page for every card, character, location and token</a>.
      </p>
    </div>
  );
}
