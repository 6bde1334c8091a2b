import type { BrowserContext, Locator } from '@playwright/test'
import { getPermission } from '#contract/site/system/get-permission.ts'
import { customerServicePath } from '#gateway/site/system/permission.ts'
import { gateway } from '#tests/support/account.ts'
import { anyPage, expect, test } from '#tests/support/e2e.ts'

const address = 'https://help.example.com/chat'

/** Lets the operator's configuration name this address of customer service. */
async function serve(context: BrowserContext, url: string): Promise<void> {
  const value = await gateway()(getPermission, {})
  value.info.customerService = [{ csType: 'CHAT', path: customerServicePath(url) }]
  await context.route('**/wps/system/permission*', (route) => route.fulfill({ json: { success: true, value } }))
  await context.route(`${address}*`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Chat</h1>' }))
}

/** The window that a link opens, once its address is set. */
async function windowOf(context: BrowserContext, link: Locator) {
  await link.hover()
  await expect(link).toHaveAttribute('target', 'support')
  const opening = context.waitForEvent('page')
  await link.click()
  return opening
}

const size = () => [innerWidth, innerHeight]

test('customer service opens a window of 440 by 750 at the operator’s address, whatever the width', {
  tag: '@desktop-only',
}, async ({ page, context, site }) => {
  const { t, path } = site
  await serve(context, address)
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto(path(anyPage))
  const link = page.getByRole('banner').getByRole('link', { name: t('common', 'support') })
  const chat = await windowOf(context, link)
  await expect(chat).toHaveURL(address)
  await expect.poll(() => chat.evaluate(size)).toEqual([440, 750])
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(link).toBeInViewport({ ratio: 1 })
  }
  await chat.close()
  await test.step('customer service answers during maintenance too', async () => {
    for (const route of ['/maintenance/', '/region/']) {
      await page.goto(path(route))
      const again = await windowOf(context, page.getByRole('link', { name: t('system', 'support') }))
      await expect(again).toHaveURL(address)
      await again.close()
    }
  })
  await test.step('without a safe address it shows people, contacts and the crisis line', async () => {
    await serve(context, 'javascript:alert(1)//')
    await page.goto(path(anyPage))
    const own = await windowOf(context, link)
    await expect(own).toHaveURL(new RegExp(`${path('/support/')}$`))
    await expect(own.getByRole('heading', { level: 1, name: t('system', 'support.heading') })).toBeVisible()
    await expect(own.getByRole('link', { name: t('system', 'support.write') })).toBeVisible()
    const crisis = own.getByRole('region', { name: t('system', 'support.crisis.title') })
    await expect(crisis.getByRole('link', { name: t('system', 'support.crisis.call') })).toHaveAttribute(
      'href',
      'tel:188',
    )
    await expect.poll(() => own.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
})
