import type { ScreenEntry } from '#islands/screen.ts'
import type { InForce } from '#stores/agents/contracts/in-force.ts'

/** The screen on which phones show the menu. */
export const menuScreen = 'more'

/** Screens of the menu of the agent centre in their order (product rule 29.2), in groups with the keys of their names. */
const groups = [
  { name: undefined, screens: ['', 'agentAnnouncement', 'agentTeamOverview'] },
  { name: 'menu.line', screens: ['registerCenter', 'downlineManagmentView'] },
  {
    name: 'menu.figures',
    screens: [
      'personalHistoryCopy',
      'agentTeamGames',
      'palStatementsAgentCopy',
      'agentRevenueReport',
      'agentDownlineTransactionDetailsCopy',
    ],
  },
  {
    name: 'menu.contracts',
    screens: ['agentDividendRecordCopy2', 'agentDailyWages2', 'agentHourSalary', 'agentRealtimeSalary', 'contracts'],
  },
] as const

export interface MenuGroup {
  readonly name: Exclude<(typeof groups)[number]['name'], undefined> | 'menu.more' | undefined
  readonly entries: readonly ScreenEntry[]
}

/**
 * The menu of the agent centre. A screen that needs a contract is shown while one is in force (product rule 29.2), and has its place
 * until that is known; screens that the rule does not name come last. The screen that has the menu on phones is no entry of it.
 *
 * @param inForce undefined until it is known
 */
export function menuGroups(menu: readonly ScreenEntry[], inForce: InForce | undefined): readonly MenuGroup[] {
  const shown = menu.filter(
    ({ screen, when }) => screen !== menuScreen && (when === undefined || inForce?.[when] !== false),
  )
  const known = new Set<string>(groups.flatMap(({ screens }) => screens))
  const more = { name: 'menu.more' as const, entries: shown.filter(({ screen }) => !known.has(screen)) }
  const named = groups.map(({ name, screens }) => ({
    name,
    entries: screens.flatMap((screen) => shown.filter((entry) => entry.screen === screen)),
  }))
  return [...named, more].filter(({ entries }) => entries.length > 0)
}

/** Screens of the bar at the foot of phones, with the keys of names that are short enough for it. */
const nearest = [
  { name: '', label: 'tabs.front' },
  { name: 'downlineManagmentView', label: 'tabs.line' },
  { name: 'agentRevenueReport', label: 'tabs.earnings' },
  { name: 'registerCenter', label: 'tabs.links' },
  { name: menuScreen, label: 'tabs.more' },
] as const

export interface BarEntry {
  readonly entry: ScreenEntry
  readonly label: (typeof nearest)[number]['label']
}

export const barEntries = (menu: readonly ScreenEntry[]): readonly BarEntry[] =>
  nearest.flatMap(({ name, label }) => menu.filter(({ screen }) => screen === name).map((entry) => ({ entry, label })))
