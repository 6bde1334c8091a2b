import { getMessages } from '#contract/account/messages/get-messages.ts'
import { getUnreadCount } from '#contract/account/messages/get-unread-count.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { paySandbox } from '#contract/money/deposits/pay-sandbox.ts'
import { modules } from '#contract/site/system/whitelabel.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { demoAccount, enterAs, gateway, openAccount } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { hold } from '#tests/support/held.ts'
import { operatorSays, turn } from '#tests/support/operator.ts'

test('a message arrives while the inbox is open, is read by keyboard, and the badge of another tab follows', {
  tag: '@phone',
}, async ({ page, context, site }) => {
  const { t, path } = site
  const account = await openAccount(50_00n)
  const call = gateway()
  await enterAs(page, account)
  const answers = [await hold(page, `**${getUnreadCount.path}`), await hold(page, `**${getMessages.path}*`)]
  await page.goto(path('/member/messageV2/'))
  const entries = page.locator('.inbox__entry')
  const allRead = page.getByText(t('messages', 'inbox.allRead'))
  // Nothing is said to be read before it is counted.
  await expect(page.getByRole('radio').first()).toBeVisible()
  await expect(allRead).toHaveCount(0)
  for (const answer of answers) answer()
  await expect(entries).toHaveCount(1)
  await test.step('all messages are read at once', async () => {
    await page.getByRole('button', { name: t('messages', 'inbox.markAll') }).click()
    await expect(allRead).toBeVisible()
  })

  const order = { method: 'pix', amount: 20_00n, currency: account.currency } as const
  const charge = await call(createDeposit, order, { token: account.token, key: crypto.randomUUID() })
  await call(paySandbox, { payload: charge.payload }, { token: account.token })
  await expect(entries).toHaveCount(2)
  const newest = entries.first()
  await expect(newest.getByText(t('messages', 'inbox.new'))).toBeVisible()

  const other = await context.newPage()
  await enterAs(other, account)
  await test.step('the front page says what there is', async () => {
    await operatorSays(context, ({ whitelabel }) => turn(whitelabel, modules.agentPolicy, true))
    await other.goto(path('/member/'))
    await expect(other.getByText(t('centre', 'front.withdrawable'))).toBeVisible()
    await expect(other.locator('.money-card__sum')).toContainText(/70[.,]00/)
  })
  const badge = other
    .locator('.rows li')
    .filter({ hasText: t('messages', 'inbox.title') })
    .locator('.side__count')
  await expect(badge).toContainText('1')

  await newest.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(newest.getByText(t('messages', 'kind.deposit_credited.text')).last()).toBeVisible()
  await expect(newest.getByText(t('messages', 'inbox.new'))).toHaveCount(0)
  await expect(badge).toHaveCount(0)
  await expectAccessible(page, 'the inbox with an open message')

  await newest.getByRole('button', { name: t('messages', 'inbox.delete'), exact: true }).click()
  await expect(newest.getByRole('button', { name: t('messages', 'inbox.delete.no') })).toBeFocused()
  await newest.getByRole('button', { name: t('messages', 'inbox.delete.yes') }).click()
  await expect(entries).toHaveCount(1)
  await page.reload()
  await expect(entries).toHaveCount(1)
})

test('filters are in the address, and feedback is beside its answer', { tag: '@desktop' }, async ({ page, site }) => {
  const { t, path } = site
  await enterAs(page, await demoAccount('maria'))
  await page.goto(path('/member/messageV2/?group=security'))
  const titles = page.locator('.inbox__head strong')
  await expect(titles.filter({ hasText: t('messages', 'kind.password_changed.title') })).toHaveCount(1)
  await expect(page.getByRole('radio', { name: t('messages', 'inbox.group.security') })).toBeChecked()
  await page.locator('fieldset').getByText(t('messages', 'inbox.group.money'), { exact: true }).click()
  await expect(page).toHaveURL(/group=money/)
  await expect(titles.filter({ hasText: t('messages', 'kind.password_changed.title') })).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/group=security/)
  await page.getByRole('link', { name: t('messages', 'inbox.view.feedback'), exact: true }).click()
  await expect(page.getByText('Mais jogos de praia')).toBeVisible()
  await expect(page.locator('.inbox__feedback blockquote')).toContainText(t('messages', 'inbox.feedback.answer'))
  await expectAccessible(page, 'feedback with its answer')
})
