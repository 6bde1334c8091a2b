import type { Screen } from '#islands/screen.ts'

/** Every screen of the member centre, in the order of its menu. */
export const memberScreens: readonly Screen[] = [
  {
    screen: '',
    icon: 'account',
    label: 'front.title',
    roles: ['trial', 'member', 'agent'],
    words: ['centre'],
    menus: ['header', 'tabs'],
    load: async () => (await import('#islands/centre/Front.tsx')).Front,
  },
  {
    screen: 'depositv2',
    icon: 'deposit',
    label: 'deposit.title',
    roles: ['member', 'agent'],
    words: ['wallet', 'limits'],
    menus: ['side', 'tabs'],
    load: async () => (await import('#islands/wallet/Deposit.tsx')).Deposit,
  },
  {
    screen: 'withdraw',
    icon: 'withdraw',
    label: 'withdraw.title',
    roles: ['member', 'agent'],
    words: ['withdraw', 'tables'],
    menus: ['header', 'side'],
    load: async () => (await import('#islands/withdraw/Withdraw.tsx')).Withdraw,
  },
  {
    screen: 'personalHistoryCopy',
    icon: 'history',
    label: 'history.title',
    roles: ['trial', 'member', 'agent'],
    words: ['member', 'tables'],
    menus: ['header', 'side'],
    load: async () => (await import('#islands/member/BettingHistory.tsx')).BettingHistory,
  },
  {
    screen: 'responsibleGaming',
    icon: 'shield',
    label: 'protection.title',
    roles: ['member', 'agent'],
    words: ['protection', 'limits', 'tables'],
    menus: ['header'],
    load: async () => (await import('#islands/protection/ResponsibleGaming.tsx')).ResponsibleGaming,
  },
]
