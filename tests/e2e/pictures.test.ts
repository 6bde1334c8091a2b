import { enterAs, openAccount } from '#tests/support/account.ts'
import { expect, expectConsole, test } from '#tests/support/e2e.ts'
import { picture } from '#tests/support/pictures.ts'

test('a member chooses a picture, which the header shows too; a file of another type is refused', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  expectConsole(page, /status of 422/)
  await enterAs(page, await openAccount())
  await page.goto(path('/member/securityCenter/'))
  const shown = page.locator('button.avatar img')
  const choose = page.locator('input[type="file"]')
  const file = (name: string, buffer: Uint8Array) => ({ name, mimeType: 'image/png', buffer: Buffer.from(buffer) })
  await choose.setInputFiles(file('page.png', Buffer.from('<script>alert(1)</script>')))
  await expect(page.getByRole('alert')).toHaveText(t('pictures', 'error.picture_invalid'))
  await expect(shown).toHaveCount(0)
  // Larger than it is needed: the page makes it smaller before it is sent.
  await choose.setInputFiles(file('me.png', await picture({ width: 1600, height: 900 })))
  await expect(shown).toHaveAttribute('src', /^data:image\/webp;base64,/)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: t('pictures', 'picture.remove') }).click()
  await expect(shown).toHaveCount(0)
})
