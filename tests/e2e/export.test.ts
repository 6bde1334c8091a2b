import { readFile } from 'node:fs/promises'
import { expectAccessible } from '#tests/support/accessible.ts'
import { enterAs, openAccount } from '#tests/support/account.ts'
import { expect, password, test } from '#tests/support/e2e.ts'

test('a member downloads their data with the login password', { tag: '@desktop' }, async ({ page, site }) => {
  const { t, path, either } = site
  const member = await openAccount(20_00n)
  await enterAs(page, member)
  await page.goto(path('/member/securityCenter/'))
  const panel = page.getByRole('region', { name: t('export', 'export.title') })
  await panel.getByText(t('export', 'export.open')).click()
  await panel.getByText(t('export', 'export.csv')).click()
  const submit = panel.getByRole('button', { name: t('export', 'export.submit') })
  const field = panel.getByLabel(t('security', 'password.current'), { exact: true })
  await submit.click()
  await expect(field).toBeFocused()
  await field.fill(password)
  const saved = page.waitForEvent('download')
  await submit.click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^arara-.*\.csv$/)
  const between = either(';', ',')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain(`${between}${member.account}${between}`)
  expect(text).toContain(either(';20,00;', ',20.00,'))
  await expect(panel.getByRole('status')).toHaveText(t('export', 'export.done'))
  await expectAccessible(page, 'the security centre after a download')
})
