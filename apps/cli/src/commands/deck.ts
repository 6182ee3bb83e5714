import { Option } from 'commander';
import type { AddCommand } from '../command';
import { gameFlag } from '../input/game-flag';
import { optionsFlag } from '../input/options-flag';

export const command: AddCommand = (program) => {
  const deck = program
    .command('deck')
    .description('Check, print or convert what a player brings to a game, such as a deck of cards')
    .addHelpText(
      'after',
      `
FILE is a list as people write them, JSON, a link code, or the name of a deck of ours; - is the standard input.

Examples:
  ragtag deck check my-deck.txt
  ragtag deck print ragtag-convoy
  ragtag deck convert my-deck.txt --to link`,
    );
  const file = 'a file, a link code, or the name of one of our decks';
  deck
    .command('check')
    .description('Tell everything that speaks against playing with it, and what would make it better')
    .argument('<file>', file)
    .addOption(gameFlag('card'))
    .addOption(optionsFlag('-o, --options', 'what is played with, such as format=quick'))
    .option('--json', 'print as JSON')
    .action(async (named, flags) => {
      const { checkDeck } = await import('../deck/deck');
      await checkDeck(named, flags);
    });
  deck
    .command('print')
    .description('Print it with its numbers')
    .argument('<file>', file)
    .addOption(gameFlag('card'))
    .option('--json', 'print as JSON')
    .action(async (named, flags) => {
      const { printDeck } = await import('../deck/deck');
      await printDeck(named, flags);
    });
  deck
    .command('convert')
    .description('Write it in another form')
    .argument('<file>', file)
    .addOption(gameFlag('card'))
    .addOption(
      new Option('--to <form>', 'text, json or link').choices(['text', 'json', 'link']).default('text'),
    )
    .option('-o, --out <file>', 'write to a file instead of the terminal')
    .action(async (named, flags) => {
      const { convertDeck } = await import('../deck/deck');
      await convertDeck(named, flags);
    });
};
