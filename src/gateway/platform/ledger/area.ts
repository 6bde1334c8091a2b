import { type Area, kept, later } from '#gateway/area.ts'
import { ledgerChecks } from './checks.ts'
import { forgetKeys } from './forget-keys.ts'
import { expireHolds } from './holds.ts'

export const ledgerArea: Area = {
  jobs: [
    {
      name: 'expire holds',
      times: '30 * * * * *',
      async run({ database, now, log }) {
        const expired = await expireHolds(database, now())
        if (expired.length > 0) log.info({ expired: expired.length }, 'holds expired')
      },
    },
  ],
  checks: ledgerChecks,
  retention: {
    ledger_account: kept('stay; a trial user’s go with them'),
    ledger_transfer: kept('stay; a trial user’s go with them'),
    ledger_posting: kept('stay; a trial user’s go with them'),
    ledger_hold: kept('stay; a trial user’s go with them'),
    ledger_period: kept('stay'),
    ledger_idempotency: later('30 days', ({ database, now }) => forgetKeys(database, now())),
  },
}
