// Vendors of games: their addresses, keys and games; see docs/vendors.md and docs/operating.md.
import { operatorCommand } from './operator/command.ts'
import { addedOrigin, originCells, removedOrigin } from './vendor-origins.ts'

const textOf = (value: string | readonly string[] | undefined) => (typeof value === 'string' ? value : '')

process.exitCode = await operatorCommand('vendors', {
  '': 'vendors.list',
  'add CODE URL --by NAME [--name NAME] [--dialect NAME]': 'vendors.add',
  'key CODE --by NAME': 'vendors.key',
  'key CODE FILE.pem --by NAME': 'vendors.key',
  'end ID --by NAME': 'vendors.end',
  'allow CODE NETWORK... --by NAME': 'vendors.allow',
  'on CODE --by NAME': 'vendors.on',
  'off CODE --by NAME': 'vendors.off',
  'game-on CODE GAME --by NAME': 'vendors.gameOn',
  'game-off CODE GAME --by NAME': 'vendors.gameOff',
  'import CODE --by NAME': 'vendors.import',
  'check CODE': 'vendors.check',
  'rounds CODE': 'vendors.rounds',
  'give-back CODE ROUND --by NAME': 'vendors.giveBack',
  origins: { operation: 'vendors.origins', cells: (cells) => originCells(cells) },
  'origin-add CODE ORIGIN --by NAME': {
    operation: 'vendors.originAdd',
    after: ({ origin }) => addedOrigin(textOf(origin)),
  },
  'origin-remove CODE ORIGIN --by NAME': {
    operation: 'vendors.originRemove',
    after: ({ origin }) => removedOrigin(textOf(origin)),
  },
  'grant CODE GRANT... --by NAME': 'vendors.grant',
})
