import { lobbyRoutes } from '#contract/play/lobby/lobby-route.ts'
import type { Mission } from '#contract/rewards/missions/mission.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { screenRoute } from '#lib/screen-route.ts'

/** Where a mission is done: the form of deposits, the lobby of its first category, or the slots. */
export function missionWay({ kind, categories }: Mission, language: SiteLanguage) {
  const isDeposit = kind === 'deposits' || kind === 'deposit-sum'
  const route = isDeposit ? screenRoute('member', 'depositv2') : lobbyRoutes[categories[0] ?? 'RNG']
  return { href: localPath(language, route), act: isDeposit ? 'mission.deposit' : 'mission.play' } as const
}
