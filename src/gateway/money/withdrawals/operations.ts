import { enums, object, string } from 'superstruct'
import { nothing, Text } from '#gateway/platform/operators/arguments.ts'
import { type Asked, type Operation, operation } from '#gateway/platform/operators/operation.ts'
import type { PicturePorts } from '#gateway/platform/uploads/uploads.ts'
import { decimal } from '#lib/money.ts'
import { decideCase } from './cases.ts'
import { askAbout } from './pay-out.ts'
import type { PayoutPorts } from './ports.ts'
import { proofPictures } from './proof-pictures.ts'
import { rejectReasons, review, reviewQueue } from './review.ts'

interface Needed {
  readonly payouts: PayoutPorts
  readonly pictures: PicturePorts
}

const list = operation({
  takes: nothing,
  isNamed: false,
  run: async ({ deps, out }) => {
    const rows = await reviewQueue(deps.database)
    for (const row of rows) {
      const { reference, account, amount, currency, kind, state, requested_at } = row
      const why = row.is_missing ? ['not_received', `${row.proofs} pictures`] : [row.reason]
      out.row(reference, requested_at, account, decimal(amount, currency), currency, kind, state, ...why)
    }
    if (rows.length === 0) out.line('Nothing waits.')
  },
})

const approve = operation({
  takes: object({ reference: string() }),
  run: ({ deps, by }, { reference }) => review(deps, reference, { by }),
})

const reject = operation({
  takes: object({ reference: string(), reason: enums(rejectReasons) }),
  run: ({ deps, by }, { reference, reason }) => review(deps, reference, { by, reject: reason }),
})

/** Asks the provider for the outcome. */
const ask = operation({
  takes: object({ reference: string() }),
  isNamed: false,
  run: ({ deps, ports }: Asked<Needed>, { reference }) => askAbout(deps, ports.payouts.provider, reference),
})

/** The pictures that a member sent of a payment that did not arrive. */
const proofs = operation({
  takes: object({ reference: string() }),
  isNamed: false,
  run: async ({ deps, ports, out }: Asked<Needed>, { reference }) => {
    const pictures = await proofPictures(deps.database, ports.pictures.store.get, reference)
    for (const { name, content } of pictures) out.file(name, content)
    if (pictures.length === 0) out.line('The member sent no pictures.')
  },
})

/** Decides about a withdrawal that was paid and has not arrived. */
const decide = (outcome: 'arrived' | 'paid_again' | 'returned') =>
  operation({
    takes: object({ reference: string(), note: Text }),
    run: ({ deps, by }, { reference, note }) => decideCase(deps, reference, { outcome, note, by }),
  })

export const withdrawalOperations: Readonly<Record<string, Operation<Needed>>> = {
  'withdrawals.list': list,
  'withdrawals.approve': approve,
  'withdrawals.reject': reject,
  'withdrawals.ask': ask,
  'withdrawals.proofs': proofs,
  'withdrawals.arrived': decide('arrived'),
  'withdrawals.paid-again': decide('paid_again'),
  'withdrawals.returned': decide('returned'),
}
