import { createWithdrawal } from '#contract/money/withdrawals/create-withdrawal.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { demoAccount, enterAs, openAccount } from '#tests/support/account.ts'
import { expect, expectConsole, password, test } from '#tests/support/e2e.ts'
import { newCpf, withdrawPassword } from '#tests/support/withdrawing.ts'

test('a new member sets a withdraw password, adds a key and a bank account, and reads when they can be used', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  expectConsole(page, /status of 422/)
  await enterAs(page, await openAccount(50_00n))
  await page.goto(path('/member/withdraw/'))
  const field = (key: string) => page.getByLabel(t('withdrawals', key), { exact: true })
  const submit = page.getByRole('button', { name: t('withdrawals', 'password.submit') })
  await field('password.new').fill('123456')
  await field('password.again').fill('123456')
  await field('password.login').fill(password)
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText(t('withdrawals', 'password.common'))
  await field('password.new').fill(withdrawPassword)
  await field('password.again').fill(withdrawPassword)
  await submit.click()

  // Half of the deposit is still to be played in this house.
  await expect(page.getByRole('heading', { name: /5[.,]00/ })).toBeVisible()
  await field('accounts.key').fill('maria')
  await field('password.withdraw').fill(withdrawPassword)
  const add = page.getByRole('button', { name: t('withdrawals', 'accounts.submit') })
  await add.click()
  await expect(field('accounts.key')).toHaveAttribute('aria-invalid', 'true')
  const cpf = newCpf()
  await field('accounts.key').fill(cpf)
  await add.click()
  await expect(page.getByText(`***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`).first()).toBeVisible()
  await expect(page.getByText(t('withdrawals', 'form.wait'))).toBeVisible()
  await expect(page.getByRole('link', { name: t('withdrawals', 'mobile.open') })).toHaveAttribute(
    'href',
    path('/member/securityCenter/'),
  )

  await page.getByText(t('withdrawals', 'accounts.add'), { exact: true }).click()
  await page.getByRole('radio', { name: t('withdrawals', 'payoutKind.bank') }).check()
  await field('accounts.bank').selectOption('341')
  await field('accounts.branch').fill('2545')
  await field('accounts.account').fill('02366-2')
  await field('password.withdraw').fill(withdrawPassword)
  await add.click()
  await expect(page.getByRole('alert')).toHaveText(t('withdrawals', 'error.bank_account_invalid'))
  await expectAccessible(page, 'withdraw of a new member')
  await field('accounts.account').fill('02366-1')
  await add.click()
  await expect(page.getByText('Itaú · 2545 · ***66-1').first()).toBeVisible()
})

test('a lost answer, a mistyped password and a double tap request one withdrawal, which is listed with its state', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  expectConsole(page, /status of 422|ERR_FAILED/)
  await enterAs(page, await demoAccount('maria'))
  const keys = new Set<string | undefined>()
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === createWithdrawal.path)
      keys.add(request.headers()['idempotency-key'])
  })
  await page.goto(path('/member/withdraw/'))
  const entries = page.locator('.withdraw__entry')
  await expect(entries.first()).toBeVisible()
  const before = await entries.count()
  const amount = page.getByLabel(t('withdrawals', 'form.amount'), { exact: true })
  const form = page.locator('form').filter({ has: amount })
  await amount.fill('20')
  const typed = form.getByLabel(t('withdrawals', 'password.withdraw'), { exact: true })
  const submit = form.getByRole('button', { name: t('withdrawals', 'form.submit') })
  await typed.fill('000000')
  await submit.click()
  await expect(page.getByText(t('errors', 'error.withdraw_password_wrong'))).toBeVisible()
  await typed.fill(withdrawPassword)
  await page.route(`**${createWithdrawal.path}`, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await submit.click()
  await expect(page.getByText(t('errors', 'error.unreachable'))).toBeVisible()
  await page.unrouteAll()
  await typed.fill('000000')
  await submit.dblclick()
  await expect(page.getByText(t('withdrawals', 'form.sent'))).toBeVisible()
  await expect(entries).toHaveCount(before + 1)
  expect(keys.size).toBe(1)
  // What is under way says at once why it waits.
  await expect(entries.first().getByText(t('withdrawals', 'state.requested.text'))).toBeVisible()
  await expectAccessible(page, 'withdraw')
})
