import { enums, type Infer, integer, min, record, string, type } from 'superstruct'
import { identityReasons } from '#contract/account/kyc/identity-check.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf } from '#gateway/platform/db/rows.ts'
import { defineSetting, readSettings } from '#gateway/platform/settings/settings.ts'
import { operatorDays } from '#gateway/platform/settings/time-zone.ts'
import { loseFirstRequest } from '#gateway/sandbox-lost-request.ts'
import type { Day } from '#lib/civil-days.ts'
import { addMonths } from '#lib/civil-time.ts'
import { readIdentityNotice } from './identity-notice.ts'
import type { CheckStatus, IdentityProvider } from './identity-provider.ts'

/**
 * The outcomes of the sandbox: documents are accepted, or refused with a reason; `silent` never decides, `late` decides
 * after a long time, `answer_lost` receives them but its answer is lost, `request_lost` does not receive them at first.
 */
const fates = ['approved', ...identityReasons, 'silent', 'late', 'answer_lost', 'request_lost'] as const
const Fate = enums(fates)

/** How the sandbox decides. */
export const sandboxIdentitySetting = defineSetting(
  'sandboxIdentity',
  type({
    /** Seconds until it decides, and until it decides late. */
    seconds: min(integer(), 0),
    lateSeconds: min(integer(), 0),
    fate: Fate,
    /** Fates of single persons, by the digits of their tax number. */
    byCpf: record(string(), Fate),
  }),
  { seconds: 20, lateSeconds: 3_600, fate: 'approved', byCpf: {} },
)

/** How long documents are valid from the day of the sandbox's decision. */
const validMonths = 60

const SandboxRow = type({ fate: Fate, due_at: Instant })

/**
 * Simulates a provider without reading documents: it opens a check once per reference, decides after a while, and
 * answers questions. Its checks are stored in the database, so that they survive a restart of the gateway.
 *
 * @param on another connection than that of the caller's transaction
 * @param secret signs its notices
 */
export function sandboxIdentity(on: Executor, now: () => Date, secret: string): IdentityProvider {
  return {
    code: 'sandbox',
    byHand: false,
    async submit({ reference, person }) {
      const { rules } = await readSettings(on, { rules: sandboxIdentitySetting })
      const fate = rules.byCpf[person.cpf ?? ''] ?? rules.fate
      if (fate === 'request_lost') await loseFirstRequest(on, `identity ${reference}`)
      const seconds = fate === 'late' ? rules.lateSeconds : rules.seconds
      await on.query(
        'INSERT INTO sandbox_identity (reference, fate, due_at) VALUES (:reference, :fate, :dueAt) ON CONFLICT (reference) DO NOTHING',
        { reference, fate, dueAt: new Date(now().getTime() + seconds * 1_000) },
      )
      if (fate === 'answer_lost') throw new Error('The sandbox lost the answer')
      return { state: 'processing' }
    },
    async findByReference(reference) {
      const row = await rowOf(
        on,
        SandboxRow,
        'SELECT fate, due_at FROM sandbox_identity WHERE reference = :reference',
        { reference },
      )
      if (!row) return undefined
      const { today } = await operatorDays(on, row.due_at)
      return statusOf(reference, row, addMonths(today, validMonths), now())
    },
    readNotice: (body, signature) => readIdentityNotice(body, signature, secret),
  }
}

/** @param validUntil last day of an accepted document */
function statusOf(
  reference: string,
  { fate, due_at: dueAt }: Infer<typeof SandboxRow>,
  validUntil: Day,
  now: Date,
): CheckStatus {
  if (fate === 'silent' || now < dueAt) return { state: 'processing' }
  const reason = identityReasons.find((known) => known === fate) ?? null
  const decision = { noticeId: `${reference}-1`, sequence: 1n, decidedAt: dueAt }
  return {
    state: 'decided',
    decision: reason ? { ...decision, outcome: 'rejected', reason } : { ...decision, outcome: 'approved', validUntil },
  }
}
