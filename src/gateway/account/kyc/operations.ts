import { define, enums, object, optional, string } from 'superstruct'
import { identityReasons } from '#contract/account/kyc/identity-check.ts'
import { nothing } from '#gateway/platform/operators/arguments.ts'
import { type Operation, operation } from '#gateway/platform/operators/operation.ts'
import { placeOf } from '#gateway/platform/uploads/configured-store.ts'
import { identityQueue, judge } from './review.ts'

/** Documents that wait for a person, with the places of their pictures. */
const list = operation({
  takes: nothing,
  isNamed: false,
  run: async ({ deps: { database, config }, out }) => {
    const rows = await identityQueue(database)
    for (const {
      reference,
      submitted_at,
      account,
      tier,
      document_kind,
      state,
      provider,
      pictures,
      ...person
    } of rows) {
      const claimed = [person.name, person.cpf, person.birthday].map((value) => value ?? '–').join(' · ')
      out.row(reference, submitted_at, account, claimed, tier, document_kind, state, provider)
      for (const { side, reference: name } of pictures) out.row(`  ${side}`, placeOf(config, name))
    }
    if (rows.length === 0) out.line('Nothing waits.')
  },
})

const Day = define<string>(
  'day',
  (value) =>
    (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))) ||
    'Expected a day such as 2031-05-04',
)

const approve = operation({
  // The last day of the document.
  takes: object({ reference: string(), until: optional(Day) }),
  run: ({ deps, by }, { reference, until }) => judge(deps, reference, { by, validUntil: until }),
})

const reject = operation({
  takes: object({ reference: string(), reason: enums(identityReasons) }),
  run: ({ deps, by }, { reference, reason }) => judge(deps, reference, { by, reject: reason }),
})

export const kycOperations: Readonly<Record<string, Operation>> = {
  'kyc.list': list,
  'kyc.approve': approve,
  'kyc.reject': reject,
}
