// Vendors of games: their addresses, keys and games; see docs/vendors.md and docs/operating.md.
import { operatorCommand } from './operator/command.ts'

process.exitCode = await operatorCommand('vendors', {
  '': 'vendors.list',
  'add CODE URL --by NAME [--name NAME]': 'vendors.add',
  'key CODE --by NAME': 'vendors.key',
  'end ID --by NAME': 'vendors.end',
  'allow CODE NETWORK... --by NAME': 'vendors.allow',
  'on CODE --by NAME': 'vendors.on',
  'off CODE --by NAME': 'vendors.off',
  'game-on CODE GAME --by NAME': 'vendors.gameOn',
  'game-off CODE GAME --by NAME': 'vendors.gameOff',
  'import CODE --by NAME': 'vendors.import',
  'check CODE': 'vendors.check',
})
