import type { Screen } from '#islands/screen.ts'

/** Every screen of the agent centre. Its menu has them in the order of `menu.ts`. */
export const agentScreens: readonly Screen[] = [
  {
    screen: '',
    icon: 'home',
    label: 'desk.title',
    roles: ['agent'],
    words: ['agent'],
    menus: ['header'],
    load: async () => (await import('#islands/agent/AgentFront.tsx')).AgentFront,
  },
  {
    screen: 'agentAnnouncement',
    icon: 'megaphone',
    label: 'announcements.title',
    roles: ['agent'],
    words: ['agent'],
    load: async () => (await import('#islands/agent/AgentAnnouncements.tsx')).AgentAnnouncements,
  },
  {
    screen: 'downlineManagmentView',
    icon: 'invite',
    label: 'line.title',
    roles: ['agent'],
    words: ['line', 'tables'],
    load: async () => (await import('#islands/agent/Downlines.tsx')).Downlines,
  },
]
