/** Tests with time limits that apply only in `npm run test:long`. */
const bounded = ['tests/ledger/unavailable', 'tests/contract/platform/http/bad-network']

/**
 * Beginnings of the test files that `npm run test:long` repeats: kills under load, random sequences against models, a month of
 * 200 members, a year of 300,000 rounds, generated requests, contracts in random lines, days of all lotteries, simulations of all games, a million draws, the demonstration of
 * a market, an evening of the demonstration's members, and everything in tests/faults with its evening of 300 players.
 */
export const longFiles: readonly string[] = [
  'tests/ledger/kill-',
  'tests/ledger/embedded-panic',
  'tests/ledger/model',
  'tests/ledger/member-model',
  'tests/ledger/bonus-model',
  'tests/ledger/month',
  'tests/ledger/year',
  'tests/contract/fuzz',
  'tests/contract/demo-life/demo-life',
  'tests/contract/play/vendor-door/studio-kills',
  'tests/contract/agents/contracts/contract-races',
  'tests/contract/play/draws/days',
  'tests/unit/games/fairness/independence',
  'tests/unit/games/lottery/simulat',
  'tests/unit/games/slots/simulation',
  'tests/unit/games/reels/simulation',
  'tests/unit/games/instants/simulation',
  'tests/unit/games/instants/adapter-simulation',
  'tests/unit/games/tables/simulation',
  'tests/unit/games/blackjack/simulation',
  'tests/unit/games/video-poker/simulation',
  'tests/unit/gateway/seed/seed-in-market',
  'tests/faults/',
  ...bounded,
]
