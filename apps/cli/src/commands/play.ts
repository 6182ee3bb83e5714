import { Option } from 'commander';
import type { AddCommand } from '../command';
import { gameFlag } from '../input/game-flag';
import { wholeNumber } from '../input/numbers';
import { optionsFlag } from '../input/options-flag';

export const command: AddCommand = (program) => {
  program
    .command('play')
    .description('Play in the terminal, you against bots')
    .addOption(gameFlag())
    .option('-p, --players <n>', 'how many play, you included; else as many as usual', wholeNumber(1))
    .option('-s, --seed <seed>', 'a game with the same seed is dealt the same; otherwise each is another')
    .option('-c, --character <id>', 'the character you want to be, such as laura-roslin')
    .addOption(
      new Option('-l, --level <level>', 'how well the bots play; admirals think ahead, which takes longer')
        .choices(['random', 'recruit', 'officer', 'admiral'])
        .default('officer'),
    )
    .option('--decks <list>', 'what seats bring, yours first: names or files with commas between')
    .addOption(optionsFlag('-o, --options', 'what to play with, such as difficulty=easierhumans'))
    .option('--save <file>', 'write the game to a file that "ragtag replay" reads, also if you quit')
    .action(async (flags) => {
      const { play } = await import('../play/play');
      await play(flags);
    });
};
