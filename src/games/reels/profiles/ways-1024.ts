import type { SpinProfile } from '#games/reels/profile.ts'
import { strip } from '#games/reels/strip.ts'
import { stakeLadder } from '#games/slots/stakes.ts'

/** Four rows of symbols that come in stacks: rarer wins in many ways, and ten free spins at triple pay. */
export const profile: SpinProfile = {
  id: 'ways-1024',
  version: '1.0.0',
  rtp: 9679,
  hitFrequency: 2420,
  volatility: 'high',
  maxWin: 2_605_320n,
  stakes: stakeLadder,
  units: 20,
  kind: 'spins',
  rows: 4,
  strips: [
    strip('BBGGGEEHHIIICDDGGSHHHHFFBIIIEEDDCCAAFFF'),
    strip('AAGGGCHHEEDDCCIIIHHHHWGGSEEBBFFIDDBFFF'),
    strip('SAAIIIEEDDCCGGEEDDHHBWIIIBBCFFGGGHHHFFF'),
    strip('WHHHHDDIIIAAEESGGGGHHDDCBIIIEEFFFCCBBFF'),
    strip('GGGIIIHHCDDEEAABDDFFFGGHHHHIIIBBSCCFFWEE'),
  ],
  paytable: {
    high1: [14, 55, 280],
    high2: [8, 30, 110],
    high3: [7, 20, 70],
    mid1: [4, 13, 40],
    mid2: [4, 11, 35],
    low1: [2, 6, 15],
    low2: [2, 6, 15],
    low3: [2, 4, 8],
    low4: [1, 4, 8],
  },
  scatterPays: [2, 10, 50],
  freeSpins: { count: 10, cap: 20, multipliers: [3] },
}
