// Orders of goods in the points mall; see docs/operating.md.
import { operatorCommand } from './operator/command.ts'

process.exitCode = await operatorCommand('points', {
  orders: 'points.orders',
  'ship ORDER --by NAME [--tracking CODE]': 'points.ship',
  'done ORDER --by NAME': 'points.done',
  'cancel ORDER --by NAME --reason TEXT': 'points.cancel',
})
