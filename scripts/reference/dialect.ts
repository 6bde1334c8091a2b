import { dialectDigits, dialectUnits, fromMinor } from '#contract/vendor/aggregator/amounts.ts'
import { dialectCalls } from '#contract/vendor/aggregator/calls.ts'
import { dialectSignatureHeader } from '#contract/vendor/aggregator/signature.ts'
import { type DialectStatus, dialectStatuses, statusOf } from '#contract/vendor/aggregator/statuses.ts'
import { demoCurrency, dialectCallsToVendor } from '#contract/vendor/aggregator/to-vendor.ts'
import { table } from './calls.ts'
import { fieldsOf } from './describe.ts'

/** What a request of the dialect does here, by the calls of our own protocol. */
const ours: Readonly<Record<keyof typeof dialectCalls, string>> = {
  'user/info': 'says whether the platform has the player, and nothing of the person',
  'user/balance': '`balance`',
  'transaction/bet': '`bet`; with `round_closed` also `endRound`, and the bet has lost',
  'transaction/win': '`win`; with `round_closed` it ends the round',
  'transaction/rollback': '`rollback`, with `round_closed` also `endRound`',
  'user/reality-check': '`passRealityCheck`; an addition of the platform',
}

/** And what the platform asks. */
const theirs: Readonly<Record<keyof typeof dialectCallsToVendor, string>> = {
  'game/url': '`launch`',
  'game/list': '`games`; and `health`, while the vendor is paused',
  'game/round': '`round`',
}

/** The parts of docs/vendors.md about the second dialect. */
export const dialectParts = (): Record<string, string> => ({
  'dialect-header': `\`${dialectSignatureHeader}\``,
  'dialect-demo': `\`${demoCurrency}\``,
  'dialect-digits': dialectDigits.toString(),
  'dialect-calls': callsTable(dialectCalls, ours),
  'dialect-calls-to-vendor': callsTable(dialectCallsToVendor, theirs),
  'dialect-amounts': table(
    ['currency', 'one smallest coin', '12.50'],
    ['BRL', 'JPY'].map((currency) => [
      currency,
      dialectUnits(currency).toString(),
      dialectUnits(currency) === 100_000n ? '–' : fromMinor(1250n, currency).toString(),
    ]),
  ),
  'dialect-codes': codesTable(),
})

function callsTable(calls: Readonly<Record<string, unknown>>, meaning: Readonly<Record<string, string>>): string {
  const rows = Object.entries(calls).map(([path, shape]) => {
    const fields = fieldsOf(shape as Parameters<typeof fieldsOf>[0])
    const named = (required: boolean) =>
      fields
        .filter((field) => field.required === required)
        .map((field) => `\`${field.path}\``)
        .join(', ')
    return [`\`${path}\``, meaning[path] ?? '', named(true), named(false)]
  })
  return table(['call', 'is', 'always', 'may be left out'], rows)
}

function codesTable(): string {
  const rows = dialectStatuses.map((status) => [`\`${status}\``, meansOf(status)])
  return table(['`status`', 'code of the platform'], rows)
}

function meansOf(status: DialectStatus): string {
  if (status === 'RS_ERROR_WRONG_TYPES')
    return '`syntax`: a field of the wrong type, or an amount that is no whole number of coins'
  return Object.entries(statusOf)
    .filter(([, one]) => one === status)
    .map(([code]) => `\`${code}\``)
    .join(', ')
}
