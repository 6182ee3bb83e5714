/** Which way imports may point: apps -> host, games -> bots -> board-game, card-game, tiny-game -> kernel. */

const mayImportOnly = (name, ...allowed) => ({
  name: `${name}-imports-only-${allowed.join('-and-') || 'itself'}`,
  comment: `packages/${name} may import ${allowed.length ? allowed.join(' and ') : 'nothing else of ours'}.`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: '^(packages|apps)/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
});

/** The same for sources alone: their tests put them to use. */
const sourcesMayImportOnly = (name, ...allowed) => {
  const rule = mayImportOnly(name, ...allowed);
  return { ...rule, from: { path: `^packages/${name}/src/` } };
};

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    mayImportOnly('kernel'),
    mayImportOnly('board-game', 'kernel'),
    mayImportOnly('card-game', 'kernel'),
    mayImportOnly('tiny-game', 'kernel'),
    mayImportOnly('rulebook', 'board-game', 'card-game', 'kernel'),
    mayImportOnly('protocol', 'kernel'),
    sourcesMayImportOnly('bots', 'board-game', 'card-game', 'kernel'),
    mayImportOnly('games', 'bots', 'board-game', 'card-game', 'tiny-game', 'kernel'),
    sourcesMayImportOnly('host', 'kernel'),
    {
      name: 'shell-imports-no-game',
      comment: 'The shell of the page serves any game: what it needs of one is in `GameHalf`.',
      severity: 'error',
      from: { path: '^apps/web/src/(shell|plain)/' },
      to: {
        path: '^(packages/(board-game|card-game|tiny-game|bots|rulebook)|apps/web/src/(board-game|card-game|rulebook|aids))/',
      },
    },
    {
      name: 'server-imports-no-game',
      comment: 'The server takes the module of a game from the shelf, `@ragtag/games`.',
      severity: 'error',
      from: { path: '^apps/server/src/' },
      to: { path: '^packages/(board-game|card-game|tiny-game|bots)/' },
    },
    {
      name: 'shared-commands-import-no-game',
      comment:
        'What serves any game takes its module from the shelf; what a game brings itself is its `Desk`.',
      severity: 'error',
      from: {
        path: '^apps/cli/src/((bench|cards|commands|deck|input|output|play|replay|rules|saved-games|simulate|tournament)/|[^/]+$)',
      },
      to: { path: '^packages/(board-game|card-game|tiny-game|bots|rulebook)/' },
    },
    {
      name: 'packages-do-not-import-apps',
      comment: 'Packages are what apps are made of; what both need belongs in a package.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'rules-do-not-import-node',
      comment: 'The rules run unchanged in a browser, in a worker and on a server.',
      severity: 'error',
      from: {
        path: '^packages/(kernel|board-game|card-game|tiny-game|rulebook|protocol|bots|games|host)/src/',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'sources-do-not-import-tests',
      comment: 'What a test and a source both need belongs in the source.',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/' },
      to: { path: '/test/' },
    },
    {
      name: 'packages-are-entered-by-their-door',
      comment: 'Import another package by its name: what its package.json exports is its door.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: { path: '^(packages|apps)/', pathNot: '^$1/$2/', dependencyTypesNot: ['aliased-workspace'] },
    },
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one idea, or hide a third.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      comment: 'The import names a file or package that is not there.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'dependencies-are-declared',
      comment: 'Name the package in the package.json of the folder that imports it.',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage)/' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
