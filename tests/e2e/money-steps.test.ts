import type { Locator, Page } from '@playwright/test'
import { changeTo, demoAccount, enterAs, openAccount } from '#tests/support/account.ts'
import { expect, password, test } from '#tests/support/e2e.ts'
import { withdrawPassword } from '#tests/support/withdrawing.ts'

/** Whether a finger reaches the middle of an element: it is in view, and nothing lies over it. */
const isReachable = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight || left < 0 || right > innerWidth) return false
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return hit !== null && (hit === element || element.contains(hit))
  })

/** A step begins at its heading, which has the focus, and its main action is in view (product rule 16.13). */
async function expectStep(page: Page, title: string | RegExp, action: Locator): Promise<void> {
  const heading = page.getByRole('heading', { name: title, exact: typeof title === 'string' }).first()
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport({ ratio: 1 })
  await expect.poll(() => isReachable(action), { message: `the main action of ${title}` }).toBe(true)
}

test.describe('on a small phone', { tag: '@phone-only' }, () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  test('every step of a deposit begins at its heading, with its main action in view, and ends in the way to play (rules 10.53 and 16.13)', async ({
    page,
    site,
  }) => {
    const { t, path, money } = site
    await enterAs(page, await openAccount())
    await page.goto(path('/member/depositv2/?game=1001'))
    const title = t('deposits', 'deposit.title')
    const button = (key: string) => page.getByRole('button', { name: t('deposits', key) })
    const none = page.getByRole('radio', { name: t('deposits', 'deposit.bonus.none') })
    const first = page.getByRole('radio', { name: site.either('Primeiro depósito em dobro', 'First deposit doubled') })
    const amount = page.getByLabel(t('deposits', 'deposit.amount'), { exact: true })
    await expectStep(page, title, button('deposit.submit.pix'))
    await test.step('no bonus is chosen for the person, and a small deposit cannot have it', async () => {
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
      await amount.fill('20')
      await expect(first).toBeDisabled()
      await button('deposit.submit.pix').click()
      await expect(page.getByText(t('deposits', 'deposit.bonus.required'))).toBeInViewport()
    })
    await test.step('PIX: the code, and then what came with it', async () => {
      await amount.fill('60')
      await first.check()
      await expect(page.getByText(t('deposits', 'deposit.bonus.gives', { sum: money(60_00) }))).toBeVisible()
      await button('deposit.submit.pix').click()
      await expectStep(page, t('deposits', 'deposit.step.pix', { amount: money(60_00) }), button('deposit.copy'))
      await button('deposit.sandboxPay').click()
      const play = page.getByRole('link', { name: t('deposits', 'deposit.toGame') })
      await expectStep(page, t('deposits', 'deposit.paid', { amount: money(60_00) }), play)
      await expect(play).toHaveAttribute('href', path('/rng/#game-1001'))
      await expect(page.getByText(/60[.,]00.*(Primeiro depósito|First deposit)/)).toBeVisible()
      await expect(page.getByRole('list', { name: t('deposits', 'deposit.track') })).toContainText(
        t('deposits', 'deposit.track.credited'),
      )
      await button('deposit.again').click()
      await expectStep(page, title, button('deposit.submit.pix'))
    })
    for (const [method, action] of [
      ['ted', page.getByRole('button', { name: t('deposits', 'deposit.copy.one') }).first()],
      ['card', page.getByRole('link', { name: t('deposits', 'deposit.card.open') })],
    ] as const)
      await test.step(method, async () => {
        await page.getByRole('radio', { name: t('deposits', `deposit.method.${method}`) }).check()
        await amount.fill('60')
        await none.check()
        await button(`deposit.submit.${method}`).click()
        await expectStep(page, t('deposits', `deposit.step.${method}`, { amount: money(60_00) }), action)
        await button('deposit.other').click()
        await expectStep(page, title, button(`deposit.submit.${method}`))
      })
  })

  test('every step of money that leaves begins at its heading, with its main action in view (rule 16.13)', async ({
    page,
    site,
  }) => {
    const { t, path, money, either } = site
    const member = await openAccount(50_00n)
    await enterAs(page, member)
    await test.step('the withdraw password, and an account', async () => {
      await page.goto(path('/member/withdraw/'))
      const field = (key: string) => page.getByLabel(t('withdrawals', key), { exact: true })
      const button = (key: string) => page.getByRole('button', { name: t('withdrawals', key) })
      await expectStep(page, t('withdrawals', 'withdraw.title'), button('password.submit'))
      await field('password.new').fill(withdrawPassword)
      await field('password.again').fill(withdrawPassword)
      await field('password.login').fill(password)
      await button('password.submit').click()
      await expectStep(page, t('withdrawals', 'accounts.title'), button('accounts.submit'))
      await field('accounts.key').fill(`${crypto.randomUUID()}@mail.com`)
      await field('password.withdraw').fill(withdrawPassword)
      await button('accounts.submit').click()
      await expect(page.getByRole('heading', { name: t('withdrawals', 'accounts.title') })).toBeFocused()
      await expect(page.getByText('SANDBOX')).toHaveCount(0)
    })
    await changeTo(page, await demoAccount('maria'))
    await test.step('a withdrawal, which ends in what happens to it', async () => {
      await page.goto(path('/member/withdraw/'))
      const amount = page.getByLabel(t('withdrawals', 'form.amount'), { exact: true })
      const form = page.locator('form').filter({ has: amount })
      const submit = form.getByRole('button', { name: t('withdrawals', 'form.submit') })
      await expectStep(page, t('withdrawals', 'withdraw.title'), submit)
      await amount.fill('20')
      await form.getByLabel(t('withdrawals', 'password.withdraw'), { exact: true }).fill(withdrawPassword)
      await submit.click()
      await expectStep(
        page,
        t('withdrawals', 'sent.title', { amount: money(20_00) }),
        page.getByRole('link', { name: t('withdrawals', 'sent.play') }),
      )
      await expect(page.locator('.timeline').first()).toContainText(t('withdrawals', 'state.requested'))
      await page.getByRole('button', { name: t('withdrawals', 'sent.again') }).click()
      await expectStep(page, t('withdrawals', 'withdraw.title'), submit)
    })
    await test.step('money to the agent', async () => {
      await page.goto(path('/member/transferUpline/'))
      const next = page.getByRole('button', { name: t('line-transfers', 'form.submit') })
      await expectStep(page, t('line-transfers', 'transfer.title'), next)
      await page.getByLabel(t('line-transfers', 'form.amount'), { exact: true }).fill('10')
      await page.getByLabel(t('line-transfers', 'password.label'), { exact: true }).fill(withdrawPassword)
      await next.click()
      const send = page.getByRole('button', { name: money(10_00) })
      await expectStep(page, t('line-transfers', 'confirm.title'), send)
      await send.click()
      await expectStep(
        page,
        t('line-transfers', 'done.title'),
        page.getByRole('button', { name: t('line-transfers', 'done.again') }),
      )
    })
    await test.step('money to a vendor', async () => {
      await page.goto(path('/member/transferFund/'))
      const submit = page.getByRole('button', { name: t('vendor-wallets', 'form.submit'), exact: true })
      await expectStep(page, t('vendor-wallets', 'funds.name'), submit)
    })
    await test.step('points', async () => {
      await page.goto(path('/member/points/'))
      const name = either(`${money(50)} de saldo`, `${money(50)} of balance`)
      await page.getByRole('link', { name: t('points', 'reward.redeem.name', { name }) }).click()
      const submit = page.getByRole('button', { name: either('Trocar por', 'Redeem for') })
      await expectStep(page, t('points', 'redeem.title', { name }), submit)
    })
    await changeTo(page, await demoAccount('rafael', 'agent'))
    await test.step('an agent’s payout', async () => {
      await page.goto(path('/agentHome/agentRevenueReport/'))
      const submit = page.getByRole('button', { name: t('commission', 'payout.submit'), exact: true })
      await expectStep(page, t('commission', 'income.title'), submit)
    })
  })
})
