import type { Screen } from '#islands/screen.ts'

/** Every screen of the agent centre, in the order of its menu. */
export const agentScreens: readonly Screen[] = [
  {
    screen: '',
    icon: 'invite',
    label: 'desk.title',
    roles: ['agent'],
    words: ['agent'],
    menus: ['header'],
    load: async () => (await import('#islands/agent/AgentDesk.tsx')).AgentDesk,
  },
  {
    screen: 'agentTeamOverview',
    icon: 'star',
    label: 'reports.overview.title',
    roles: ['agent'],
    words: ['reports', 'search', 'tables'],
    load: async () => (await import('#islands/agent/reports/TeamOverview.tsx')).TeamOverview,
  },
  {
    screen: 'personalHistoryCopy',
    icon: 'history',
    label: 'reports.bets.title',
    roles: ['agent'],
    words: ['reports', 'search', 'tables'],
    load: async () => (await import('#islands/agent/reports/TeamBets.tsx')).TeamBets,
  },
  {
    screen: 'palStatementsAgentCopy',
    icon: 'wallet',
    label: 'reports.losses.title',
    roles: ['agent'],
    words: ['reports', 'search', 'tables'],
    load: async () => (await import('#islands/agent/reports/TeamLosses.tsx')).TeamLosses,
  },
  {
    screen: 'agentDownlineTransactionDetailsCopy',
    icon: 'transfer',
    label: 'reports.movements.title',
    roles: ['agent'],
    words: ['reports', 'search', 'tables'],
    load: async () => (await import('#islands/agent/reports/TeamMovements.tsx')).TeamMovements,
  },
]
