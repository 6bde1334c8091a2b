import { afterAll, beforeAll, expect, test } from 'vitest'
import { excludeSelf } from '#contract/account/protection/exclude-self.ts'
import { setWithdrawPassword } from '#contract/account/security/set-withdraw-password.ts'
import { addPayoutAccount } from '#contract/money/withdrawals/add-payout-account.ts'
import { createWithdrawal } from '#contract/money/withdrawals/create-withdrawal.ts'
import { releaseClaim } from '#gateway/money/deposits/deposit-review.ts'
import { takeClaim } from '#gateway/money/deposits/take-claim.ts'
import { hours } from '#tests/support/clock.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { changeIdentityRules } from '#tests/support/identifying.ts'
import { payIn, registerMember, trialUser } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { changeRules, makeUsable, newCpf, offer, proveMobile, withdrawPassword } from '#tests/support/withdrawing.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => closeReconciled(gateway))

/** A member who may withdraw nothing, for every reason there is, with 9.00 in the wallet. */
async function hinderedMember() {
  const { deps, clock } = gateway
  const member = await registerMember(gateway)
  const { token, password } = member
  await payIn(gateway, token, 10_00n)
  const [deposit] = await rowsAs<{ end_to_end_id: string; provider: string }>(
    deps.database,
    `SELECT p.end_to_end_id, p.provider FROM deposit_receipt p JOIN deposit d ON d.id = p.deposit_id
       JOIN member m ON m.id = d.member_id WHERE m.account = :username`,
    { username: member.username },
  )
  const [claimId, endToEndId] = [crypto.randomUUID(), deposit?.end_to_end_id ?? '']
  const claim = { claimId, endToEndId, amount: 1_00n, claimedAt: clock.now() }
  await deps.database.transaction((tx) => takeClaim(tx, deposit?.provider ?? '', claim, clock.now()))
  const secret = { password, newWithdrawPassword: withdrawPassword }
  ;(await gateway.call(setWithdrawPassword, secret, { token })).value()
  const account = { kind: 'pix', pixKey: newCpf(), withdrawPassword }
  const { accountId } = (await gateway.call(addPayoutAccount, account, { token })).value()
  const restsUntil = (until: Date | null) => {
    const text = 'UPDATE member SET withdrawals_locked_until = :until WHERE account = :username'
    return deps.database.query(text, { username: member.username, until })
  }
  await restsUntil(new Date(clock.now().getTime() + hours(1)))
  await changeIdentityRules(gateway, { basicAbove: '0' })
  await offer(gateway, ['bank'])
  ;(await gateway.call(excludeSelf, { months: null }, { token })).value()
  return { ...member, accountId, claimId, restsUntil }
}

test('of several hindrances the first one is reported, in the order of the rule; an exclusion is none (rules 10.14 and 10.51)', async () => {
  const { database } = gateway.deps
  const member = await hinderedMember()
  // The limits of a day are used up before anything was withdrawn, and the fee is more than any amount here.
  const rules = { dayCount: 0, daySum: '0', feeFixed: '4000', maximum: '2500' }
  await changeRules(gateway, rules)
  const request = { accountId: '999999999', amount: 15_00n, currency: 'USD', withdrawPassword: '111222' }
  const ask = () => gateway.call(createWithdrawal, request, { token: member.token, key: crypto.randomUUID() })
  const trial = { token: await trialUser(gateway), key: crypto.randomUUID() }
  expect((await gateway.call(createWithdrawal, request, trial)).code).toBe('real_account_required')

  /** The first hindrance with its figures, and how it ends; all later ones are there too. */
  const hindrances: readonly (readonly [code: string, figures: object, end: () => unknown])[] = [
    ['withdraw_password_wrong', {}, () => Object.assign(request, { withdrawPassword })],
    ['withdrawals_rest', { until: expect.any(String) }, () => member.restsUntil(null)],
    ['withdrawal_locked', {}, () => releaseClaim(gateway.deps, { number: member.claimId }, 'Ana')],
    ['identity_required', { tier: 'basic', threshold: '0' }, () => changeIdentityRules(gateway, {})],
    ['mobile_required', {}, () => proveMobile(gateway, member)],
    ['payout_account_unknown', {}, () => Object.assign(request, { accountId: member.accountId })],
    ['payout_kind_unavailable', {}, () => offer(gateway, ['pix'])],
    ['payout_account_not_ready', { usableFrom: expect.any(String) }, () => makeUsable(gateway, member.accountId)],
    ['amount_invalid', {}, () => Object.assign(request, { currency: 'BRL' })],
    [
      'turnover_open',
      { left: '1000' },
      () => database.query('UPDATE turnover_audit SET counts_to = counts_from WHERE closed_at IS NULL'),
    ],
    ['amount_below_minimum', { minimum: '2000' }, () => Object.assign(request, { amount: 30_00n })],
    ['amount_above_maximum', { maximum: '2500' }, () => Object.assign(request, { amount: 22_00n })],
    ['amount_invalid', {}, () => changeRules(gateway, { ...rules, feeFixed: '0' })],
    [
      'withdrawal_limit',
      { leftCount: 0, leftSum: '0' },
      () => changeRules(gateway, { ...rules, feeFixed: '0', daySum: '100000' }),
    ],
    [
      'withdrawal_limit',
      { leftCount: 0, leftSum: '100000' },
      () => changeRules(gateway, { ...rules, feeFixed: '0', dayCount: 1 }),
    ],
    ['withdrawal_limit', { leftCount: 1, leftSum: '0' }, () => changeRules(gateway, {})],
    ['insufficient_funds', {}, () => changeRules(gateway, { minimum: '100' })],
  ]
  for (const [code, figures, end] of hindrances) {
    const { envelope } = await ask()
    expect(envelope).toMatchObject({ code, ...(Object.keys(figures).length > 0 ? { value: figures } : {}) })
    await end()
  }
  Object.assign(request, { amount: 9_00n })
  expect((await ask()).value()).toMatchObject({ state: 'approved', amount: 9_00n })
})
