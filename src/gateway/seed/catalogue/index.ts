import { araraGames } from './arara.ts'
import { araraInstantGames, araraTableGames } from './arara-instants.ts'
import { araraLiveGames } from './arara-live.ts'
import { brisaGames } from './brisa.ts'
import { cordelGames } from './cordel.ts'
import { mesaGames, salaoGames, salaoRngGames } from './live-tables.ts'
import { bolaseteGames, lotusGames, marGames, relampagoGames, vagalumeGames } from './lottery.ts'
import { lumoraLiveGames, lumoraRngGames } from './lumora.ts'
import { mareAltaFishGames, mareAltaRngGames } from './mare-alta.ts'
import { noveLeguasRngGames } from './nove-leguas.ts'
import { papaiaGames } from './papaia.ts'
import { piraPlayFishGames, piraPlayRngGames } from './pira-play.ts'
import { pixeliaGames } from './pixelia.ts'
import { placarGames, terreiroGames, torcidaGames } from './sports.ts'
import { tucumGames } from './tucum.ts'
import type { SeedGame } from './types.ts'
import { zeniteEsportsGames, zeniteRngGames } from './zenite.ts'

export type { SeedArt, SeedGame, SeedGameType, SeedVendor } from './types.ts'
export { GAME_TYPES } from './types.ts'
export { seedVendors } from './vendors.ts'

/** All seeded games: our own first, then by vendor in lobby order. */
export const seedGames: readonly SeedGame[] = [
  ...araraGames,
  ...araraTableGames,
  ...araraInstantGames,
  ...araraLiveGames,
  ...lumoraRngGames,
  ...lumoraLiveGames,
  ...tucumGames,
  ...cordelGames,
  ...noveLeguasRngGames,
  ...zeniteRngGames,
  ...zeniteEsportsGames,
  ...mareAltaRngGames,
  ...mareAltaFishGames,
  ...brisaGames,
  ...papaiaGames,
  ...salaoGames,
  ...salaoRngGames,
  ...mesaGames,
  ...piraPlayFishGames,
  ...piraPlayRngGames,
  ...placarGames,
  ...torcidaGames,
  ...terreiroGames,
  ...pixeliaGames,
  ...bolaseteGames,
  ...lotusGames,
  ...marGames,
  ...relampagoGames,
  ...vagalumeGames,
]
