import { claimRebate } from '#contract/rewards/vip/claim-rebate.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { balanceOf, demoAccount, enterAs } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { holdScripts } from '#tests/support/held.ts'

test('a member finds the level, and claims the rebate of one day once, after seeing its calculation', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path, either } = site
  const maria = await demoAccount('maria')
  await enterAs(page, maria)
  await test.step('the levels wait for her own, and are shown without it where it does not come', async () => {
    const release = await holdScripts(page)
    await page.goto(path('/vip/'), { waitUntil: 'commit' })
    const levels = page.locator('[data-vip-levels]')
    await expect(levels).toHaveCSS('visibility', 'hidden')
    await levels.evaluate(() => {
      for (const one of document.getAnimations())
        if (one instanceof CSSAnimation && one.animationName === 'show') one.finish()
    })
    await expect(levels).toBeVisible()
    release()
  })
  const mine = page.getByRole('region', { name: t('vip', 'mine.title') })
  await expect(mine.getByText(either('Prata', 'Silver')).first()).toBeVisible()
  await expect(mine.getByRole('progressbar')).toBeVisible()
  await expectAccessible(page, 'the VIP page of a member')

  await mine.getByRole('link', { name: t('vip', 'mine.claim') }).click()
  const claimable = page.getByRole('region', { name: t('vip-rebates', 'claimable'), exact: true })
  const first = claimable.getByRole('listitem').first()
  await first.locator('summary').click()
  await expect(first.getByText(t('centre', 'computed.dropped'))).toBeVisible()
  await expectAccessible(page, 'a rebate and how it was computed')
  const claims: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === claimRebate.path) claims.push(request.headers()['idempotency-key'] ?? '')
  })
  const before = await balanceOf(maria)
  await first.getByRole('button').dblclick()
  await expect(claimable.getByRole('status').filter({ hasText: /R\$\s?0[.,]0\d/ })).toBeVisible()
  expect(new Set(claims).size).toBe(1)
  expect(await balanceOf(maria)).toBeGreaterThan(before)
  await expect(page.getByText(t('vip-rebates', 'state.claimed'), { exact: true }).first()).toBeVisible()
})
