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
    // Beyond the specification, which has the menu of contracts' payments alone.
    screen: 'contracts',
    icon: 'identity',
    label: 'contracts.title',
    roles: ['agent'],
    words: ['contracts'],
    load: async () => (await import('#islands/agent/contracts/Contracts.tsx')).Contracts,
  },
]
