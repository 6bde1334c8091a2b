import { nullable, string, type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { FileStore } from '#gateway/platform/uploads/file-store.ts'
import { changeCheck } from './change-check.ts'
import { type CheckRow, findCheck, lockCheck } from './check-queries.ts'
import { takeDecision } from './decide.ts'
import type { CheckRequest, CheckStatus, IdentityProvider } from './identity-provider.ts'

/** Checks in one run of the job. */
const batch = 50

/** Milliseconds that a provider has for an answer. */
const patience = 20_000

/** Milliseconds until the provider is asked again: longer each time, at most an hour. */
const pauseAfter = (asked: number): number => Math.min(3_600_000, 10_000 * 2 ** Math.min(asked, 9))

const DueRow = type({ reference: string() })

/**
 * Submits documents to the provider, and asks for its decisions. Without an answer a check does not change until the
 * provider decides, or says that it never received it. Safe to run in several gateways at once, and to be killed at any
 * moment, since a provider opens one check per reference.
 */
export async function checkIdentities(deps: GatewayDeps, provider: IdentityProvider, files: FileStore): Promise<void> {
  if (provider.byHand) return
  const due = await rowsOf(
    deps.database,
    DueRow,
    `SELECT reference FROM identity_check WHERE state IN ('submitted', 'review') AND provider = :code AND ask_at <= :now
     ORDER BY ask_at LIMIT :batch`,
    { code: provider.code, now: deps.now(), batch },
  )
  for (const { reference } of due) await checkOne(deps, provider, files, reference)
}

async function checkOne(deps: GatewayDeps, provider: IdentityProvider, files: FileStore, reference: string) {
  const row = await findCheck(deps.database, reference)
  if (!row) return
  let status: CheckStatus | undefined
  try {
    status = await inTime(askProvider(deps.database, provider, files, row))
  } catch (err) {
    deps.log.warn({ err, check: reference }, 'the provider of identity checks gave no clear answer')
  }
  const now = deps.now()
  await deps.database.transaction(async (tx) => {
    if (status?.state === 'decided') {
      await takeDecision(tx, { provider: provider.code }, { reference, ...status.decision }, now)
      return
    }
    const locked = await lockCheck(tx, reference)
    if (locked?.state !== 'submitted' && locked?.state !== 'review') return
    const askAt = new Date(now.getTime() + pauseAfter(locked.asked))
    if (status && locked.state === 'submitted')
      await changeCheck(tx, locked, { state: 'review', actor: `provider:${provider.code}`, now }, { askAt })
    else
      await tx.query('UPDATE identity_check SET asked = asked + 1, ask_at = :askAt WHERE id = :checkId', {
        checkId: locked.id,
        askAt,
      })
  })
}

/** Asks first wherever the provider may have got the documents already. */
async function askProvider(on: Executor, provider: IdentityProvider, files: FileStore, row: CheckRow) {
  const found = row.state === 'submitted' && row.asked === 0 ? undefined : await provider.findByReference(row.reference)
  return found ?? (await provider.submit(await requestOf(on, files, row)))
}

const PersonRow = type({ name: nullable(string()), cpf: nullable(string()), birthday: nullable(string()) })

async function requestOf(on: Executor, files: FileStore, row: CheckRow): Promise<CheckRequest> {
  const text = 'SELECT payee_name AS name, cpf, birthday::text AS birthday FROM member WHERE id = :memberId'
  const person = await rowOf(on, PersonRow, text, { memberId: row.member_id })
  if (!person) throw new Error('The member of a check is not there')
  const pictures = await Promise.all(
    row.pictures.map(async ({ side, reference }) => {
      const content = await files.get(reference)
      if (!content) throw new Error(`The picture ${reference} is not there`)
      return { side, content }
    }),
  )
  return { reference: row.reference, tier: row.tier, documentKind: row.document_kind, person, pictures }
}

async function inTime<Answer>(question: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${patience} ms`)), patience)
  })
  return await Promise.race([question, late]).finally(() => clearTimeout(timer))
}
