import { enums, type } from 'superstruct'
import type { ReferralFact } from '#contract/rewards/referral/referral.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { unknownAddress } from '#gateway/platform/http/address.ts'
import type { Comparison } from './conditions.ts'

const Compared = enums(['same', 'differs', 'unknown'])
const ComparedRow = type({ cpf: Compared, device: Compared, address: Compared, payout: Compared })

/** SQL that compares the rows of two accounts in a table: `unknown` if one of them has none. */
const compared = (table: string, same: string) => `CASE
    WHEN EXISTS (SELECT FROM ${table} one JOIN ${table} other ON ${same} WHERE one.member_id = :memberId AND other.member_id = :invitedId) THEN 'same'
    WHEN EXISTS (SELECT FROM ${table} WHERE member_id = :memberId) AND EXISTS (SELECT FROM ${table} WHERE member_id = :invitedId) THEN 'differs'
    ELSE 'unknown' END`

// A tax number opens only one account, but a PIX key can be the tax number of another account's owner.
const cpfText = `CASE
    WHEN one.cpf = other.cpf OR EXISTS (SELECT FROM payout_account p WHERE (p.member_id, p.identifier) IN ((one.id, other.cpf), (other.id, one.cpf)))
      THEN 'same'
    WHEN one.cpf IS NULL OR other.cpf IS NULL THEN 'unknown' ELSE 'differs' END`

/** Compares two accounts in the facts by which one person can be found behind both (product rule 24.6). */
export async function compareMembers(
  on: Executor,
  memberId: bigint,
  invitedId: bigint,
): Promise<Readonly<Record<ReferralFact, Comparison>>> {
  const row = await rowOf(
    on,
    ComparedRow,
    `SELECT ${cpfText} AS cpf,
       ${compared('member_device', 'other.device = one.device')} AS device,
       ${compared('member_address', `other.address_group = one.address_group AND one.address_group <> '${unknownAddress}'`)} AS address,
       ${compared('payout_account', 'other.kind = one.kind AND other.identifier = one.identifier')} AS payout
     FROM member one, member other WHERE one.id = :memberId AND other.id = :invitedId`,
    { memberId, invitedId },
  )
  if (!row) throw new Error('An account of the two is not there')
  return row
}
