import { expect, test } from 'vitest'
import { barEntries, menuGroups } from '#islands/agent-centre/menu.ts'
import type { ContractFlag, ScreenEntry } from '#islands/screen.ts'

const entry = (screen: string, when?: ContractFlag): ScreenEntry => ({
  screen,
  href: `/agentHome/${screen && `${screen}/`}`,
  icon: 'home',
  text: screen,
  title: screen,
  audience: 'for-agent',
  ...(when && { when }),
})
const menu = [
  entry(''),
  entry('more'),
  entry('somethingElse'),
  entry('agentRealtimeSalary', 'salary'),
  entry('agentDividendRecordCopy2', 'dividendContract'),
  entry('agentRevenueReport'),
  entry('downlineManagmentView'),
  entry('registerCenter'),
  entry('agentAnnouncement'),
]
const none = { dividendContract: false, dailySalary: false, hourlySalary: false, salary: false }
const shown = (inForce: Parameters<typeof menuGroups>[1]) =>
  menuGroups(menu, inForce).map(({ name, entries }) => [name, ...entries.map(({ screen }) => screen)])

test('the menu has its order, whatever that of the registry; the screen that has it on phones is no entry (rule 29.2)', () => {
  expect(shown({ ...none, dividendContract: true, salary: true })).toEqual([
    [undefined, '', 'agentAnnouncement'],
    ['menu.line', 'registerCenter', 'downlineManagmentView'],
    ['menu.figures', 'agentRevenueReport'],
    ['menu.contracts', 'agentDividendRecordCopy2', 'agentRealtimeSalary'],
    ['menu.more', 'somethingElse'],
  ])
})

test('a screen of a contract is shown while one of its kind is in force, and has a place until that is known', () => {
  const contracts = (inForce: Parameters<typeof menuGroups>[1]) =>
    shown(inForce).find(([name]) => name === 'menu.contracts')
  expect(contracts(undefined)).toEqual(['menu.contracts', 'agentDividendRecordCopy2', 'agentRealtimeSalary'])
  expect(contracts(none)).toBeUndefined()
  expect(contracts({ ...none, salary: true })).toEqual(['menu.contracts', 'agentRealtimeSalary'])
})

test('the bar at the foot leads to the front page, the line, earnings, links, and the whole menu (rule 29.2)', () => {
  const labels = barEntries(menu).map(({ entry: { screen }, label }) => [screen, label])
  expect(labels).toEqual([
    ['', 'tabs.front'],
    ['downlineManagmentView', 'tabs.line'],
    ['agentRevenueReport', 'tabs.earnings'],
    ['registerCenter', 'tabs.links'],
    ['more', 'tabs.more'],
  ])
})
