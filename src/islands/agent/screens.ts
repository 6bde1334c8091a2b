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
    screen: 'registerCenter',
    icon: 'invite',
    label: 'links.title',
    roles: ['agent'],
    words: ['links', 'tables'],
    load: async () => (await import('#islands/agent/register/RegisterCenter.tsx')).RegisterCenter,
  },
]
