import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, expectConsole, test } from '#tests/support/e2e.ts'
import { expectFits } from '#tests/support/fits.ts'

const path = '**/wps/game/returns?*'
const game = {
  nodeId: 1001,
  displayName: 'Arara Dourada',
  vassalage: 'ARARA',
  vendorName: 'Arara Originals',
  rtp: 9610,
}
const list = [
  {
    ...{ ...game, rounds: 4_812_345, stake: '962469000', win: '925933187', rate: 9620, isWithin: true },
    interval: { low: 9571, high: 9671 },
  },
  {
    ...{ ...game, nodeId: 1002, displayName: 'Fúria da Onça', rounds: 1800, stake: '360000', win: '210400' },
    ...{ rate: 5844, interval: { low: 4842, high: 6847 }, isWithin: false },
  },
  {
    ...{ ...game, nodeId: 1003, displayName: 'Chuva de Gemas', rounds: 12, stake: '1200', win: '0', rate: 0 },
    ...{ interval: null, isWithin: null },
  },
]
const value = { list, next: null, previous: null, currency: 'BRL', leastRounds: 1000, asOf: '2026-11-29T20:00:00.000Z' }

test('everybody reads what games returned, searches them, and is told when nothing is there or arrives (rules 39.4 and 39.5)', async ({
  page,
  site: { t, path: at },
}) => {
  const asked: URLSearchParams[] = []
  let answer: object | undefined = { success: true, value }
  await page.route(path, (route) => {
    asked.push(new URL(route.request().url()).searchParams)
    return answer ? route.fulfill({ json: answer }) : route.fulfill({ status: 500, body: '' })
  })
  await page.goto(at('/returns/'))
  const rows = page.locator('.returns tbody tr')
  await expect(rows).toHaveCount(3)
  await expect(page.getByRole('region', { name: t('returns', 'read') }).getByRole('listitem')).toHaveText(
    [1, 2, 3, 4].map((number) => t('returns', `read.${number}`)),
  )
  const sentence = t('returns', 'sentence.within', { low: '', high: '', rtp: '' }).slice(0, 30)
  await expect(rows.first().getByText(sentence)).toHaveCount(1)
  await expect(rows.nth(1)).toContainText(t('returns', 'verdict.outside'))
  await expect(rows.nth(2)).toContainText(/1[.,]000/)
  await expectAccessible(page, 'the returns of games')
  await expectFits(page, 'the returns of games')

  await page.getByLabel(t('returns', 'order'), { exact: true }).selectOption('FEWEST')
  await page.getByRole('radio', { name: t('returns', 'period.DAYS30') }).check()
  answer = { success: true, value: { ...value, list: [] } }
  await page.getByLabel(t('returns', 'search'), { exact: true }).fill('onça')
  await page.getByLabel(t('returns', 'search'), { exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: t('returns', 'missing.title') })).toBeVisible()
  const last = Object.fromEntries(asked.at(-1) ?? [])
  expect(last).toMatchObject({ order: 'FEWEST', period: 'DAYS30', gameName: 'onça' })

  answer = undefined
  expectConsole(page, /500/)
  await page.getByRole('button', { name: t('returns', 'missing.all') }).click()
  const retry = page.locator('.returns').getByRole('button', { name: t('returns', 'failed.retry') })
  await expect(retry).toBeVisible()
  answer = { success: true, value }
  await retry.click()
  await expect(rows).toHaveCount(3)
})
