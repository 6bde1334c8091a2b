import { nullable, string, type } from 'superstruct'
import type { Access } from '#gateway/account/auth/access.ts'
import { refuseFields } from '#gateway/account/auth/password-rules.ts'
import { accountOfSession } from '#gateway/account/auth/proof.ts'
import { readRegisterRules } from '#gateway/account/auth/register-rules.ts'
import { noteAct, type Owner } from '#gateway/account/members/audit.ts'
import { namesOf } from '#gateway/account/members/reserved-names.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { IdRow, rowOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { operatorDays } from '#gateway/platform/settings/time-zone.ts'
import { checkBirthday, isoDay } from '#lib/birthday.ts'
import { checkRule, type Rule } from '#lib/field-rules.ts'
import { maskedEmail, maskedMobile } from '#lib/masked.ts'
import { ruleOf } from '#lib/patterns.ts'

const BirthdayRow = type({ birthday: nullable(string()) })

/** Minimum age in years if the operator's rule has none. */
const adult = 18

/** The profile of a session's account. */
export async function readProfile(access: Access, { memberId }: Session) {
  const { deps, ports } = access
  const account = await accountOfSession(access, memberId)
  const row = await rowOf(deps.database, BirthdayRow, 'SELECT birthday::text FROM member WHERE id = :memberId', {
    memberId,
  })
  const rule = await birthdayRule(deps)
  return {
    account: account.account,
    nickname: account.nickname,
    birthday: row?.birthday ?? null,
    minAge: rule.minAge,
    email: {
      shown: account.email === null ? null : maskedEmail(account.email),
      isVerified: account.emailVerifiedAt !== null,
      canChange: ports.messages.email !== undefined,
    },
    mobile: {
      shown: account.mobileKey === null ? null : maskedMobile(account.mobileKey),
      isVerified: account.mobileVerifiedAt !== null,
      canChange: ports.messages.sms !== undefined,
    },
  }
}

/** The registration's rule, whether or not the registration asks for the date. */
async function birthdayRule({ database }: GatewayDeps) {
  const { fields } = await readRegisterRules(database)
  return { ...ruleOf('date'), required: true, minAge: fields.birthday?.minAge ?? adult }
}

/** Changes the name that others see, by the registration's rule. @throws {CallFailure} `field_invalid` */
export async function saveNickname({ deps }: Access, owner: Owner, written: string) {
  const nickname = written.trim()
  const { fields } = await readRegisterRules(deps.database)
  const rule: Rule = { ...(fields.nickname ?? ruleOf('any', { bounds: [2, 30] })), required: true }
  refuseFields({ nickname: checkRule(nickname, rule) ?? (await namesOf(deps.database))(nickname) })
  await deps.database.transaction(async (tx) => {
    await tx.query('UPDATE member SET nickname = :nickname WHERE id = :memberId', {
      memberId: owner.session.memberId,
      nickname,
    })
    await noteAct(tx, owner, 'nickname_changed', deps.now())
  })
  return {}
}

/** Gives the date of birth, which then stays. @throws {CallFailure} `field_invalid`, `birthday_known` */
export async function setBirthday({ deps }: Access, owner: Owner, written: string) {
  const now = deps.now()
  const { today } = await operatorDays(deps.database, now)
  refuseFields({ birthday: checkBirthday(written.trim(), await birthdayRule(deps), today) })
  const birthday = isoDay(written.trim()) ?? null
  await deps.database.transaction(async (tx) => {
    const text = 'UPDATE member SET birthday = :birthday::date WHERE id = :memberId AND birthday IS NULL RETURNING id'
    if (!(await rowOf(tx, IdRow, text, { memberId: owner.session.memberId, birthday })))
      throw new CallFailure('birthday_known')
    await noteAct(tx, owner, 'birthday_set', now)
  })
  return {}
}
