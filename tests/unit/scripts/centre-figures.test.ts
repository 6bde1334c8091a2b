import { expect, test } from 'vitest'
import { isWithin, readBudgets } from '#scripts/bench/budgets.ts'
import { centreFigures } from '#scripts/bench/centre.ts'
import { centreLoadFigures } from '#scripts/bench/load.ts'

const budgets = await readBudgets()

const broken = (figures: ReturnType<typeof centreFigures>) =>
  figures.filter((figure) => !isWithin(figure)).map(({ subject, name }) => `${subject} ${name}`)

test('the front page and each screen of the centre have budgets of their own', () => {
  const { jsFirst, jsScreen, longTasks } = budgets.centre
  const words = jsScreen + 1
  const front = { js: jsFirst, words, longTasks }
  const screens = { withdraw: { js: jsScreen, words, longTasks } }
  expect(broken(centreFigures(front, screens, budgets))).toEqual([])
  expect(broken(centreFigures({ ...front, js: jsFirst + 1 }, screens, budgets))).toEqual(['centre: front page js'])
  const heavy = { withdraw: { js: jsScreen + 1, words, longTasks: longTasks + 1 } }
  expect(broken(centreFigures(front, heavy, budgets))).toEqual(['centre: withdraw js', 'centre: withdraw longTasks'])
})

const answers = { requests: 9, perSecond: 9, p50: 1, p99: budgets.load.centreP99, worst: 900, failures: {} }
const report = { calls: { getBalance: answers }, all: answers, consistent: true }

test('a slow call, a refused one and books that do not balance break the budget of the centre’s calls', () => {
  expect(broken(centreLoadFigures(report, budgets))).toEqual([])
  const slow = { ...answers, p99: budgets.load.centreP99 + 1 }
  const subject = 'centre, 50 members'
  expect(broken(centreLoadFigures({ ...report, calls: { getBalance: slow } }, budgets))).toEqual([
    `${subject} getBalance p99`,
  ])
  expect(broken(centreLoadFigures({ ...report, all: { ...answers, failures: { 503: 1 } } }, budgets))).toEqual([
    `${subject} refused requests`,
  ])
  expect(broken(centreLoadFigures({ ...report, consistent: false }, budgets))).toEqual([`${subject} ledger consistent`])
})
