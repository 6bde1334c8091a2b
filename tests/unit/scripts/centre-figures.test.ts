import { expect, test } from 'vitest'
import { isWithin, readBudgets } from '#scripts/bench/budgets.ts'
import { centreFigures } from '#scripts/bench/centre.ts'
import { centreLoadFigures } from '#scripts/bench/load.ts'

const budgets = await readBudgets()

const broken = (figures: ReturnType<typeof centreFigures>) =>
  figures.filter((figure) => !isWithin(figure)).map(({ subject, name }) => `${subject} ${name}`)

test('the front page and each screen of the centre have their own budgets', () => {
  const { jsFirst, jsScreen, longTasks } = budgets.centre
  const words = jsScreen + 1
  const front = { js: jsFirst, words, longTasks }
  const screens = { withdraw: { js: jsScreen, words, longTasks } }
  expect(broken(centreFigures('centre', front, screens, budgets))).toEqual([])
  expect(broken(centreFigures('centre', { ...front, js: jsFirst + 1 }, screens, budgets))).toEqual([
    'centre: front page js',
  ])
  const heavy = { withdraw: { js: jsScreen + 1, words, longTasks: longTasks + 1 } }
  expect(broken(centreFigures('centre', front, heavy, budgets))).toEqual([
    'centre: withdraw js',
    'centre: withdraw longTasks',
  ])
})

const answers = { requests: 9, perSecond: 9, p50: 1, p95: 2, p99: budgets.load.centreP99, worst: 900, failures: {} }
const asked = { calls: { getBalance: answers }, all: answers }
const report = { people: asked, rush: asked, consistent: true }

test('a slow call, a refused one and unbalanced books break the budget of the centre’s calls', () => {
  expect(broken(centreLoadFigures(report, budgets))).toEqual([])
  const slow = { ...asked, calls: { getBalance: { ...answers, p99: budgets.load.centreP99 + 1 } } }
  const subject = 'centre, 50 members'
  expect(broken(centreLoadFigures({ ...report, people: slow }, budgets))).toEqual([`${subject} getBalance p99`])
  // The machine's maximum has no budget, but a rush must not refuse calls either.
  expect(broken(centreLoadFigures({ ...report, rush: slow }, budgets))).toEqual([])
  const refused = { ...asked, all: { ...answers, failures: { 503: 1 } } }
  expect(broken(centreLoadFigures({ ...report, rush: refused }, budgets))).toEqual([`${subject} refused requests`])
  expect(broken(centreLoadFigures({ ...report, consistent: false }, budgets))).toEqual([`${subject} ledger consistent`])
})
