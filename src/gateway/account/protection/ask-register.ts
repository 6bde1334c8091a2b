import { bigint, nullable, string, type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import { daysBefore } from '#gateway/platform/db/purge.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { brandTimeZone } from '#gateway/platform/settings/time-zone.ts'
import { dayIn } from '#lib/civil-days.ts'
import type { ExclusionRegister } from './exclusion-register.ts'
import { lockProtection, recordProtection } from './record.ts'

const PersonRow = type({ id: bigint(), cpf: nullable(string()), asked_at: nullable(Instant) })

const select = `SELECT m.id, m.cpf, p.register_asked_at AS asked_at
  FROM member m LEFT JOIN member_protection p ON p.member_id = m.id`

/**
 * Asks the exclusion register at the first login of a civil day (product rule 17.9). If the register does not answer,
 * the login goes on: the next login and the job ask again.
 *
 * @param findMember finds the member; not called if the law has no register
 */
export async function askAtLogin(
  deps: GatewayDeps,
  register: ExclusionRegister,
  findMember: () => Promise<bigint | undefined>,
): Promise<void> {
  if (!deps.config.jurisdiction.exclusionRegister) return
  const { database } = deps
  const memberId = await findMember()
  if (memberId === undefined) return
  const person = await rowOf(database, PersonRow, `${select} WHERE m.id = :memberId`, { memberId })
  if (!person?.cpf) return
  const timeZone = await brandTimeZone(database)
  const today = dayIn(timeZone, deps.now().getTime())
  if (person.asked_at && dayIn(timeZone, person.asked_at.getTime()) === today) return
  await ask(deps, register, memberId, person.cpf)
}

/** Accounts that one run asks about; the others wait for the next run. */
const mostAtOnce = 500

/** Asks about all accounts that were not asked about for as many days as the law allows. */
export async function askAboutAll(deps: GatewayDeps, register: ExclusionRegister): Promise<void> {
  const rule = deps.config.jurisdiction.exclusionRegister
  if (!rule) return
  const due = await rowsOf(
    deps.database,
    PersonRow,
    `${select} WHERE m.cpf IS NOT NULL AND (p.register_asked_at IS NULL OR p.register_asked_at <= :before)
     ORDER BY p.register_asked_at NULLS FIRST, m.id LIMIT ${mostAtOnce}`,
    { before: daysBefore(deps.now(), rule.everyDays) },
  )
  for (const { id, cpf } of due) if (cpf) await ask(deps, register, id, cpf)
}

async function ask(deps: GatewayDeps, register: ExclusionRegister, memberId: bigint, cpf: string): Promise<void> {
  const now = deps.now()
  let isExcluded: boolean
  try {
    isExcluded = await register.isExcluded(cpf)
  } catch (err) {
    deps.log.error({ err }, 'the exclusion register did not answer')
    return
  }
  await deps.database.transaction(async (tx) => {
    await lockProtection(tx, memberId)
    const before = await rowOf(
      tx,
      type({ registered_at: nullable(Instant) }),
      'SELECT registered_at FROM member_protection WHERE member_id = :memberId',
      { memberId },
    )
    const wasExcluded = before?.registered_at != null
    await tx.query(
      'UPDATE member_protection SET register_asked_at = :now, registered_at = :registeredAt WHERE member_id = :memberId',
      { memberId, now, registeredAt: isExcluded ? (before?.registered_at ?? now) : null },
    )
    if (isExcluded !== wasExcluded) {
      const bonuses = isExcluded ? await deps.happenings.bonusesEnd(tx, memberId, 'register', now) : 0
      await recordProtection(tx, memberId, {
        action: isExcluded ? 'register-hit' : 'register-clear',
        details: bonuses > 0 ? { bonuses } : {},
        actor: 'register',
        now,
      })
    }
  })
}
